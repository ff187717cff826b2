/** Where a kept text goes in a field, and how keys move through the menu of texts. */
import { expect, test } from 'vitest'
import { nextItem } from '#web/features/cases/case/dialogs/snippets/insert-text.tsx'
import { insertAt } from '#web/features/cases/case/dialogs/snippets/use-insertion.ts'

test.each([
  ['into an empty field', '', 0, 'Photo', 'Photo', 5],
  ['behind a word', 'See', 3, 'Photo', 'See Photo', 9],
  ['between words', 'See it', 3, 'Photo', 'See Photo it', 9],
  ['before a word', 'it', 0, 'Photo', 'Photo it', 5],
  ['on a new line', 'See\n', 4, 'Photo', 'See\nPhoto', 9],
])('a text is inserted %s, and nothing that was typed is lost', (_, typed, place, text, value, cursor) => {
  expect(insertAt(typed, place, text)).toEqual({ value, cursor })
})

test.each([
  ['ArrowDown', 0, 'Degree'],
  ['ArrowDown', 2, 'CNIC'],
  ['ArrowUp', 0, 'Domicile'],
  ['Home', 2, 'CNIC'],
  ['End', 0, 'Domicile'],
  ['d', 0, 'Degree'],
  ['d', 1, 'Domicile'],
  ['x', 1, undefined],
  ['Tab', 1, undefined],
])('in the menu %s from item %i leads to %s', (key, place, expected) => {
  const items = ['CNIC', 'Degree', 'Domicile'].map((textContent) => ({ textContent }))
  expect(nextItem(items, place, key)?.textContent).toBe(expected)
})
