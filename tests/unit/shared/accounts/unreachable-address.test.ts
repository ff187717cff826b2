import { expect, test } from 'vitest'
import { returnReasons } from '#shared/accounts/records/unreachable-address.ts'
import {
  isUnreachableForGood,
  unreachableForApplicant,
  unreachableForStaff,
  waysToBeReached,
} from '#shared/accounts/rules/unreachable-address.ts'

const since = '2026-11-12T20:00:00.000Z' // the 13th in Karachi

test('an address without a mailbox, a stopped one and a complaint are for good; the rest passes', () => {
  expect(returnReasons.filter((reason) => isUnreachableForGood({ reason }))).toEqual([
    'no-mailbox',
    'stopped',
    'complaint',
  ])
  expect([isUnreachableForGood(null), isUnreachableForGood(undefined)]).toEqual([false, false])
})

test('staff and applicant read since when, in the day of the council, and why', () => {
  expect(unreachableForStaff({ since, reason: 'mailbox-full' })).toBe(
    'Emails to the applicant could not be delivered since 13-11-2026 (the mailbox is full)',
  )
  expect(unreachableForApplicant('a@example.com', { since, reason: 'no-mailbox' })).toBe(
    'our emails to a@example.com could not be delivered since 13-11-2026 (there is no such mailbox).',
  )
  expect(unreachableForApplicant('a@example.com', { since, reason: 'complaint' })).toContain('unwanted')
  expect(unreachableForStaff({ since, reason: 'complaint' }, 'the holder')).toMatch(
    /^Emails to the holder may not be read since/,
  )
  expect(waysToBeReached({ since, reason: 'stopped' })).toContain('tell the council first')
})
