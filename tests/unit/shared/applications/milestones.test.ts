import { expect, test } from 'vitest'
import { type Milestones, milestonesAfter, sameMilestones } from '#shared/applications/rules/milestones.ts'
import type { FeeStatus, Stage } from '#shared/vocabulary/statuses.ts'

type Step = [stage: Stage, fee?: FeeStatus, papersComplete?: boolean]

const progress = ([stage, fee = 'unpaid', papersComplete = false]: Step) => ({ stage, fee, papersComplete })

/** The dates after these steps; each step has its place as its instant. */
const datesAfter = (steps: Step[], first: Milestones = { submitted: '0' }): Milestones =>
  steps
    .slice(1)
    .reduce(
      (dates, step, index) =>
        milestonesAfter(dates, progress(steps[index]!), progress(step), String(index + 1)),
      first,
    )

test('each step keeps the instant at which it was reached', () => {
  const steps: Step[] = [
    ['not-started'],
    ['in-review'],
    ['in-review', 'verified'],
    ['in-review', 'verified', true],
    ['approval-recommended', 'verified', true],
    ['approved', 'verified', true],
    ['certificate-ready', 'verified', true],
    ['collected', 'verified', true],
  ]
  expect(datesAfter(steps)).toEqual({
    submitted: '0',
    'review-started': '1',
    'fee-verified': '2',
    'papers-received': '3',
    'review-finished': '4',
    approved: '5',
    'certificate-ready': '6',
    collected: '7',
  })
})

test('what is undone has no date any more, and what is reached again has its new one', () => {
  expect(
    datesAfter([['in-review', 'verified', true], ['in-review'], ['approval-recommended'], ['in-review']], {
      submitted: '0',
      'fee-verified': '0',
      'papers-received': '0',
    }),
  ).toEqual({ submitted: '0' })
  const approvedTwice: Step[] = [
    ['approval-recommended'],
    ['approved'],
    ['approval-recommended'],
    ['approved'],
  ]
  expect(datesAfter(approvedTwice).approved).toBe('3')
})

test('the last return and what followed are kept; a return that is taken back leaves nothing', () => {
  const returned: Step[] = [['in-review'], ['returned'], ['resubmitted'], ['in-review']]
  expect(datesAfter(returned)).toMatchObject({ returned: '1', resubmitted: '2' })
  expect(datesAfter([...returned, ['returned']])).toEqual({ submitted: '0', returned: '4' })
  expect(datesAfter([['in-review'], ['returned'], ['in-review']])).toEqual({ submitted: '0' })
})

test('an application that came to nothing keeps what it had reached, and loses its end when it is reopened', () => {
  const declined: Step[] = [['not-started'], ['in-review'], ['refusal-recommended'], ['declined']]
  const dates = { submitted: '0', 'review-started': '1', 'review-finished': '2', declined: '3' }
  expect(datesAfter(declined)).toEqual(dates)
  expect(datesAfter([...declined, ['in-review']])).toEqual({ submitted: '0', 'review-started': '1' })
  expect(datesAfter([['not-started'], ['withdrawn']])).toEqual({ submitted: '0', withdrawn: '1' })
})

test('a step that was reached before dates were kept gets no wrong date', () => {
  expect(
    datesAfter(
      [
        ['approved', 'verified', true],
        ['certificate-ready', 'verified', true],
      ],
      {},
    ),
  ).toEqual({ 'certificate-ready': '1' })
})

test('a payment and papers that come in the meantime leave the dates of the return as they are', () => {
  const steps: Step[] = [
    ['in-review'],
    ['returned'],
    ['returned', 'verified'],
    ['returned', 'verified', true],
  ]
  const dates = { submitted: '0', returned: '1', 'fee-verified': '2', 'papers-received': '3' }
  expect(datesAfter(steps)).toEqual(dates)
  const answered: Step[] = [['returned'], ['resubmitted'], ['resubmitted', 'verified']]
  expect(datesAfter(answered)).toEqual({ submitted: '0', resubmitted: '1', 'fee-verified': '2' })
})

test('a return that is declined keeps its date; what is undone has no member', () => {
  const steps: Step[] = [['in-review'], ['returned'], ['declined']]
  expect(datesAfter(steps)).toEqual({ submitted: '0', returned: '1', declined: '2' })
  const undone = datesAfter([['approval-recommended'], ['approved'], ['approval-recommended']])
  expect(Object.keys(undone)).toEqual(['submitted'])
})

test('dates are the same where every step is', () => {
  const dates = { submitted: '0', returned: '1' }
  expect(sameMilestones(dates, { returned: '1', submitted: '0', resubmitted: undefined })).toBe(true)
  expect(sameMilestones(dates, { submitted: '0' })).toBe(false)
  expect(sameMilestones(dates, { ...dates, returned: '2' })).toBe(false)
})
