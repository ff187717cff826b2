import { describe, expect, it } from 'vitest'
import { checklistOf } from '#shared/rules/checklist.ts'
import { applicationTitles } from '#shared/vocabulary/applications.ts'

describe.each(applicationTitles)('the checklist of a %s', (title) => {
  const items = checklistOf(title)
  const copiesOf = (word: string) =>
    items.filter((item) => item.document.includes(word)).map((item) => item.copies)

  it('the checklist has 13 different items', () => {
    expect(new Set(items.map((item) => item.document)).size).toBe(13)
    expect(items).toHaveLength(13)
  })

  it('the checklist asks for 2 copies of degree and transcript, 4 photographs and 1 copy of every other item', () => {
    expect(copiesOf('Degree')).toEqual([2])
    expect(copiesOf('Transcript')).toEqual([2])
    expect(copiesOf('photographs')).toEqual([4])
    expect(items.filter((item) => item.copies === 1)).toHaveLength(10)
  })

  it.each(['Enrolment card', 'CNIC', 'Domicile', 'Pay order', 'Biometric slip'])(
    'the checklist names %s once',
    (word) => {
      expect(copiesOf(word)).toEqual([1])
    },
  )

  it.each(['Intermediate', 'Matriculation'])(
    'the checklist names certificate and marksheet of %s',
    (word) => {
      expect(items.map((item) => item.document)).toEqual(
        expect.arrayContaining([`${word} certificate`, `${word} marksheet`]),
      )
    },
  )
})

it('only the checklist of a renewal asks for the old certificate', () => {
  const asks = (title: 'Renewal' | 'Registration') =>
    checklistOf(title).some((item) => item.document.includes('Registration certificate'))
  expect(asks('Renewal')).toBe(true)
  expect(asks('Registration')).toBe(false)
})
