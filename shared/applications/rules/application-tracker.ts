/** The steps of a submitted application as its applicant follows them, with dates reached and usual times. */

import {
  type ApplicationStatus,
  applicationStatuses,
  type Milestone,
  statusLabels,
} from '#shared/vocabulary/statuses.ts'
import type { ApplicationFormRecord } from '../records/application-form.ts'
import { isEnded, isOpen } from './application-lifecycle.ts'
import { daysSince } from './status-durations.ts'

type TrackedForm = Pick<
  ApplicationFormRecord,
  'status' | 'status_since' | 'fee_status' | 'submitted_at' | 'milestones'
>

/** Days that an application usually keeps a status; null or absent: not said. */
type UsualDays = { [status in ApplicationStatus]?: number | null }

export interface TrackedStep {
  name: string
  /** `now`: somebody works on it; `open`: not done, and it may be done at any time; `end`: nothing comes after it. */
  state: 'done' | 'now' | 'open' | 'later' | 'end'
  /** When it was reached (ISO); null where it is not reached or nobody noted it. */
  at: string | null
  /** Other things that happened at this step. */
  events: { words: string; at: string }[]
  /** How many days it usually takes; null where it is not said. */
  usual: number | null
}

interface Step {
  milestone: Milestone
  /** Once it is done. */
  name: string
  /** Until then. */
  before: string
}

const order: readonly Step[] = [
  { milestone: 'submitted', name: 'Submitted', before: 'Submitted' },
  { milestone: 'fee-verified', name: 'Fee verified', before: 'Fee' },
  { milestone: 'papers-received', name: 'Papers handed in', before: 'Papers' },
  { milestone: 'review-finished', name: 'Review finished', before: 'Review' },
  { milestone: 'approved', name: 'Approved', before: 'Decision' },
  { milestone: 'certificate-ready', name: 'Certificate ready', before: 'Certificate' },
  { milestone: 'collected', name: 'Certificate collected', before: 'Collection' },
]

interface Work {
  step: Milestone
  /** Every application spends these days on the step, so they are told before it has begun. */
  isUsual?: true
}

/** What is worked on in each status; nothing once an application is closed. */
const workIn: Record<ApplicationStatus, Work | null> = {
  submitted: { step: 'review-finished', isUsual: true },
  'in-review': { step: 'review-finished', isUsual: true },
  returned: { step: 'review-finished' },
  resubmitted: { step: 'review-finished' },
  'awaiting-fee': { step: 'fee-verified', isUsual: true },
  'awaiting-decision': { step: 'approved', isUsual: true },
  approved: { step: 'certificate-ready', isUsual: true },
  'certificate-ready': { step: 'collected' },
  collected: null,
  declined: null,
  withdrawn: null,
  'ended-unpaid': null,
}

/** The statuses in which somebody works on a step. */
const statusesOf = ({ milestone }: Step): ApplicationStatus[] =>
  applicationStatuses.filter((status) => workIn[status]?.step === milestone)

const isDuring = ({ milestone }: Step, status: ApplicationStatus): boolean =>
  workIn[status]?.step === milestone

/** They may be done while the council does something else. */
const atAnyTime: readonly Milestone[] = ['fee-verified', 'papers-received']

const placeOf = (status: ApplicationStatus): number => applicationStatuses.indexOf(status)

const isDone = (step: Step, { status, fee_status, milestones }: TrackedForm): boolean => {
  const { milestone } = step
  if (milestone === 'submitted') return true
  if (milestone === 'fee-verified') return fee_status === 'verified'
  if (milestone === 'papers-received' || isEnded(status)) return milestones[milestone] !== undefined
  return statusesOf(step).every((earlier) => placeOf(earlier) < placeOf(status))
}

/** The days of all these statuses together; null where one is not said. */
const sumOf = (statuses: readonly ApplicationStatus[], usual: UsualDays): number | null =>
  statuses.length === 0
    ? null
    : statuses.reduce<number | null>((sum, status) => {
        const days = usual[status]
        return sum === null || typeof days !== 'number' ? null : sum + days
      }, 0)

const usualOf = (step: Step, { status }: TrackedForm, usual: UsualDays) => {
  const { milestone } = step
  const takes = statusesOf(step).filter((one) => workIn[one]?.isUsual)
  if (!isDuring(step, status)) return atAnyTime.includes(milestone) ? null : sumOf(takes, usual)
  if (status === 'submitted') return sumOf(takes, usual)
  return milestone === 'collected' ? null : sumOf([status], usual)
}

const eventsOf = (
  step: Step,
  { milestones: { returned, resubmitted } }: TrackedForm,
): TrackedStep['events'] =>
  step.milestone === 'review-finished'
    ? [
        ...(returned ? [{ words: 'Returned to you for correction', at: returned }] : []),
        ...(resubmitted ? [{ words: 'Sent again', at: resubmitted }] : []),
      ]
    : []

const stateOf = (step: Step, form: TrackedForm): TrackedStep['state'] => {
  if (isDone(step, form)) return 'done'
  if (isDuring(step, form.status)) return 'now'
  return atAnyTime.includes(step.milestone) ? 'open' : 'later'
}

const trackedStep = (step: Step, form: TrackedForm, usual: UsualDays): TrackedStep => {
  const state = stateOf(step, form)
  const at = step.milestone === 'submitted' ? form.submitted_at : form.milestones[step.milestone]
  return {
    name: state === 'done' ? step.name : step.before,
    state,
    at: state === 'done' ? (at ?? null) : null,
    events: eventsOf(step, form),
    usual: state === 'now' || state === 'later' ? usualOf(step, form, usual) : null,
  }
}

/** All steps in order. Of an application that came to nothing, those that it reached, and its end. */
export const trackerOf = (form: TrackedForm, usual: UsualDays = {}): TrackedStep[] => {
  const { status, status_since } = form
  const steps = order.map((step) => trackedStep(step, form, usual))
  if (isEnded(status)) {
    const end: TrackedStep = {
      name: statusLabels[status],
      state: 'end',
      at: status_since,
      events: [],
      usual: null,
    }
    return [...steps.filter(({ state }) => state === 'done'), end]
  }
  // Nobody waits any more for papers that were never counted.
  return isOpen(status) ? steps : steps.filter(({ state }) => state !== 'open')
}

/** Whether it has kept its status for longer than usual. @param today the council's day */
export const isOverdue = (
  { status, status_since }: Pick<TrackedForm, 'status' | 'status_since'>,
  usual: UsualDays,
  today: string,
): boolean => {
  const days = usual[status]
  return typeof days === 'number' && daysSince(status_since, today) > days
}
