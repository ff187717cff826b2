import { expect, test } from 'vitest'
import { checklistOf } from '#shared/applications/rules/checklist.ts'
import {
  acceptsPapers,
  arePapersComplete,
  receivedAfter,
  receivedErrors,
} from '#shared/cases/rules/received-papers.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'

test('papers are accepted until an application is closed', () => {
  expect(applicationStatuses.filter((status) => !acceptsPapers(status))).toEqual([
    'collected',
    'declined',
    'withdrawn',
    'ended-unpaid',
  ])
})

test('only papers of the checklist of the title are received', () => {
  const ofRenewal = 'Registration certificate that is to be renewed'
  expect(receivedErrors('Renewal', ofRenewal)).toEqual({})
  expect(receivedErrors('Registration', ofRenewal)).toEqual({
    document: ['Choose a document from the checklist'],
  })
})

test('a paper that is counted again has its new number of copies, and none at all is no paper', () => {
  const [cnic, domicile] = [
    { document: 'CNIC', copies: 1 },
    { document: 'Domicile', copies: 1 },
  ]
  expect(receivedAfter([cnic, domicile], { document: 'CNIC', copies: 2 })).toEqual([
    domicile,
    { document: 'CNIC', copies: 2 },
  ])
  expect(receivedAfter([cnic, domicile], { document: 'CNIC', copies: 0 })).toEqual([domicile])
})

test('papers are complete with every copy of every paper that the checklist asks for', () => {
  const asked = checklistOf('Registration')
  const [first, ...others] = asked.map(({ document, copies }) => ({ document, copies: copies + 1 }))
  const [fewest] = asked
  if (!first || !fewest) throw new Error('the checklist has papers')
  expect(arePapersComplete('Registration', asked)).toBe(true)
  expect(arePapersComplete('Registration', [first, ...others])).toBe(true)
  expect(arePapersComplete('Registration', others)).toBe(false)
  expect(arePapersComplete('Registration', [{ ...fewest, copies: fewest.copies - 1 }, ...others])).toBe(false)
  expect(arePapersComplete('Renewal', asked)).toBe(false)
})
