import { expect, test } from 'vitest'
import { claimKinds, tryManyClaims } from '#tests/support/books/many-claims.ts'
import { tryOldBook } from '#tests/support/books/old-book.ts'
import { claimantsOf } from '#tests/support/people/claimants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

test('a book with defects of every kind is imported, cut off and finished, undone and imported again: each row is answered rightly', async () => {
  const { wrong, sound } = await tryOldBook(staffStack, { rows: 240, defects: 40, seed: 11 })
  expect(wrong).toEqual([])
  expect(sound).toBe(200)
})

test('claims of every kind are linked or queued, and decided, as they must be', async () => {
  const people = await claimantsOf(staffStack)
  expect(await tryManyClaims(people, Object.keys(claimKinds).length, 5)).toEqual([])
})
