import { expect, test } from 'vitest'
import { checklistOf } from '#shared/applications/rules/checklist.ts'
import {
  acceptsPapers,
  arePapersComplete,
  missingPapers,
  paperCount,
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
  const isComplete = (received: typeof asked, title: 'Registration' | 'Renewal' = 'Registration') =>
    arePapersComplete(title, { received, asked: null })
  expect(isComplete(asked)).toBe(true)
  expect(isComplete([first, ...others])).toBe(true)
  expect(isComplete(others)).toBe(false)
  expect(isComplete([{ ...fewest, copies: fewest.copies - 1 }, ...others])).toBe(false)
  expect(isComplete(asked, 'Renewal')).toBe(false)
})

test('an unchanged renewal lacks only papers that it is asked for; what came besides is not counted', () => {
  const papers = {
    asked: ['CNIC', 'Domicile'],
    received: [
      { document: 'CNIC', copies: 1 },
      { document: 'Biometric slip', copies: 1 },
    ],
  }
  expect(missingPapers('Renewal', papers)).toEqual([{ document: 'Domicile', copies: 1 }])
  expect(paperCount('Renewal', papers)).toEqual({ received: 1, asked: 2 })
  expect(arePapersComplete('Renewal', papers)).toBe(false)
  expect(arePapersComplete('Renewal', { ...papers, asked: ['CNIC'] })).toBe(true)
})
