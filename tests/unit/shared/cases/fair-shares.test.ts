import { expect, test } from 'vitest'
import { nextInTurn } from '#shared/cases/rules/assignment.ts'

const sharer = (id: string, cases: number, shared_at = '') => ({ id, cases, shared_at })

test.each([
  ['the fewest', [sharer('a', 2), sharer('b', 1)], 'b'],
  ['among equals who has waited longest', [sharer('a', 1, '2027-02'), sharer('b', 1, '2027-01')], 'b'],
  ['among equals who never got one', [sharer('a', 1, '2027-02'), sharer('b', 1)], 'b'],
  ['otherwise always the same', [sharer('b', 1), sharer('a', 1)], 'a'],
])('the next is who has %s', (_, sharers, id) => {
  expect(nextInTurn(sharers)?.id).toBe(id)
})

test('where nobody is present, nobody is next', () => {
  expect(nextInTurn([])).toBeNull()
})
