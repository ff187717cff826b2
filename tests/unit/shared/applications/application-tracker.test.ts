import { expect, test } from 'vitest'
import { isOverdue, trackerOf } from '#shared/applications/rules/application-tracker.ts'
import { type ApplicationStatus, applicationStatuses } from '#shared/vocabulary/statuses.ts'

const submitted_at = '2026-11-01T05:00:00.000Z'
const later = '2026-11-05T05:00:00.000Z'
type Form = Parameters<typeof trackerOf>[0]

const aForm = (status: ApplicationStatus, given: Partial<Form> = {}): Form => ({
  status,
  status_since: later,
  fee_status: 'unpaid',
  submitted_at,
  milestones: {},
  ...given,
})
const states = (form: Form) => Object.fromEntries(trackerOf(form).map(({ name, state }) => [name, state]))

test('one step is worked on; fee and papers may come at any time before the decision', () => {
  expect(states(aForm('in-review'))).toEqual({
    Submitted: 'done',
    Fee: 'open',
    Papers: 'open',
    Review: 'now',
    Decision: 'later',
    Certificate: 'later',
    Collection: 'later',
  })
  const nowAt = (status: ApplicationStatus) =>
    trackerOf(aForm(status)).find(({ state }) => state === 'now')?.name ?? null
  expect(Object.fromEntries(applicationStatuses.map((status) => [status, nowAt(status)]))).toEqual({
    submitted: 'Review',
    'in-review': 'Review',
    returned: 'Review',
    resubmitted: 'Review',
    'awaiting-fee': 'Fee',
    'awaiting-decision': 'Decision',
    approved: 'Certificate',
    'certificate-ready': 'Collection',
    collected: null,
    declined: null,
    withdrawn: null,
    'ended-unpaid': null,
  })
})

test('a finished application has only finished steps, also without dates', () => {
  const steps = trackerOf(aForm('collected', { fee_status: 'verified' }))
  expect(steps.map(({ name, state }) => [name, state])).toEqual(
    [
      'Submitted',
      'Fee verified',
      'Review finished',
      'Approved',
      'Certificate ready',
      'Certificate collected',
    ].map((name) => [name, 'done']),
  )
  expect(steps.map(({ at }) => at)).toEqual([submitted_at, null, null, null, null, null])
})

test('dates are those of the milestones; corrections stand at the review', () => {
  const milestones = { 'fee-verified': later, returned: later, resubmitted: later }
  const steps = trackerOf(aForm('resubmitted', { fee_status: 'verified', milestones }))
  expect(steps[1]).toMatchObject({ state: 'done', at: later })
  expect(steps[3]?.events.map(({ words }) => words)).toEqual(['Returned to you for correction', 'Sent again'])
})

test('an application that came to nothing shows what it reached, and its end', () => {
  const milestones = { 'review-finished': later, declined: later }
  expect(states(aForm('declined', { milestones }))).toEqual({
    Submitted: 'done',
    'Review finished': 'done',
    Declined: 'end',
  })
  expect(trackerOf(aForm('withdrawn')).at(-1)).toMatchObject({ name: 'Withdrawn', at: later })
})

test('usual times are those of the council; nothing is said where it has said nothing', () => {
  const usual = { submitted: 2, 'in-review': 5, resubmitted: 3, 'awaiting-decision': 4, approved: null }
  const daysAt = (status: ApplicationStatus) =>
    trackerOf(aForm(status), usual)
      .slice(3)
      .map(({ usual }) => usual)
  expect(daysAt('submitted')).toEqual([7, 4, null, null])
  expect(daysAt('in-review')).toEqual([5, 4, null, null])
  expect(daysAt('resubmitted')).toEqual([3, 4, null, null])
  expect(daysAt('returned')).toEqual([null, 4, null, null])
  expect(daysAt('awaiting-decision')).toEqual([null, 4, null, null])
})

test('more days than usual are too many; the last day is not', () => {
  const form = aForm('in-review')
  expect(isOverdue(form, { 'in-review': 5 }, '2026-11-10')).toBe(false)
  expect(isOverdue(form, { 'in-review': 5 }, '2026-11-11')).toBe(true)
  expect(isOverdue(form, {}, '2027-11-11')).toBe(false)
})
