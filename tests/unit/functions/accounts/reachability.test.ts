import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterDelivery, afterReturn, type Reachability } from '#functions/accounts/use-cases/reachability.ts'
import { type ReturnReason, returnReasons } from '#shared/accounts/records/unreachable-address.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 12, 0, minute)).toISOString()
const returned = (minute: number, reason: ReturnReason = 'no-mailbox') => ({
  ...{ since: at(minute + 1), sent_at: at(minute), kind: 'welcome', reason },
})

test('the newest e-mail that came back says why, the first one since when', () => {
  const told = [returned(10, 'mailbox-full'), returned(5), returned(7)].reduce<Reachability>(afterReturn, {})
  expect(told.unreachable).toMatchObject({ reason: 'mailbox-full', since: at(6), sent_at: at(10) })
})

test('an e-mail that arrives clears what older ones said, and only that', () => {
  const known = afterReturn({}, returned(5))
  expect(afterDelivery(known, at(4))).toEqual(known)
  expect(afterDelivery(known, at(5))).toEqual(known)
  const cleared = afterDelivery(known, at(7))
  expect(cleared).toEqual({ reached_at: at(7) })
  expect(afterReturn(cleared, returned(5))).toEqual(cleared)
  expect(afterReturn(cleared, returned(7)).unreachable).toMatchObject({ sent_at: at(7) })
  expect(afterDelivery({}, at(7))).toEqual({})
})

test('a complaint stays, whatever arrives or comes back after it', () => {
  const cleared = afterDelivery(afterReturn({}, returned(1)), at(3))
  const complained = afterReturn(cleared, returned(2, 'complaint'))
  expect(complained.unreachable?.reason).toBe('complaint')
  const later = afterReturn(afterDelivery(complained, at(8)), returned(9, 'mailbox-full'))
  expect(later.unreachable?.reason).toBe('complaint')
})

test('e-mails that came back lead to the same in any order and told any number of times', () => {
  const event = fc.record({
    minute: fc.integer({ min: 0, max: 50 }),
    reason: fc.constantFrom(...returnReasons),
  })
  const events = fc.uniqueArray(event, { selector: ({ minute }) => minute, minLength: 1, maxLength: 6 })
  const orders = events.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 })),
  )
  fc.assert(
    fc.property(orders, ([once, twice]) => {
      const after = (list: typeof once) =>
        list.reduce<Reachability>(
          (known, { minute, reason }) => afterReturn(known, returned(minute, reason)),
          {},
        )
      expect(after(twice)).toEqual(after(once))
    }),
  )
})
