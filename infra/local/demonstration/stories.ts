/** What happens to an application after its submission, until it stands where the demonstration shows it. */
import type { Step } from './application.ts'
import {
  act,
  compare,
  open,
  receivePapers,
  resubmit,
  returnForCorrection,
  take,
  verifyFee,
  withdraw,
} from './steps.ts'

/** A step so many office days after the submission, or so many minutes before the demonstration is loaded. */
export interface Moment {
  after?: number
  minutesAgo?: number
  step: Step
  /** The fee may come by the bank's statement instead. */
  isFee?: true
}

const on = (after: number, ...steps: Step[]): Moment[] => steps.map((step) => ({ after, step }))
const justNow = (minutesAgo: number, step: Step): Moment => ({ minutesAgo, step })
const fee = (after: number): Moment => ({ after, step: verifyFee, isFee: true })
const later = (days: number, story: Moment[]): Moment[] =>
  story.map((moment) => ({ ...moment, after: (moment.after ?? 0) + days }))

const takenUp = on(1, open('reviewer'), act('reviewer', 'take-up'))
const compared = [...takenUp, ...on(2, compare('reviewer'), receivePapers(5))]
const paid = [...compared, fee(3)]
const approved = [...paid, ...on(6, open('registrar'), act('registrar', 'approve'))]
const ready = [...approved, ...on(9, act('reception', 'certificate-ready'))]
const collected = [...ready, ...on(12, act('reception', 'collect', { cnic_seen: true }))]
const returned = [...takenUp, ...on(2, compare('reviewer', 0.3)), ...on(3, returnForCorrection)]
const resubmitted = [...returned, ...on(5, resubmit)]
const unknownDegree = { reason: 'The university is not recognised by the council' }
const declined = [...compared, ...on(5, open('registrar'), act('registrar', 'decline', unknownDegree))]
const reopen = { reason: 'The university has sent its letter of recognition' }

export const stories = {
  submitted: [],
  'submitted, being read': [...on(1, open('reception')), justNow(6, take('reviewer'))],
  'in review': [...takenUp, ...on(2, compare('reviewer', 0.5))],
  'in review, being worked on': [...takenUp, justNow(11, take('reviewer'))],
  'reopened by two registrars': [
    ...declined,
    ...on(7, act('deputy', 'reopen', reopen)),
    ...on(8, act('registrar', 'reopen')),
  ],
  returned,
  resubmitted,
  'fee verified': paid,
  'fee verified, being worked on': [...paid, justNow(4, take('registrar'))],
  'reversal of the fee waits for a second person': [
    ...paid,
    ...on(5, act('accounts', 'reverse-fee', { reason: 'The bank has called the payment back' })),
  ],
  approved,
  'reversal of the approval waits for a second person': [
    ...approved,
    ...on(7, act('registrar', 'reverse-approval', { reason: 'The transcript is of another person' })),
  ],
  'certificate ready': ready,
  collected,
  'collected after a correction': [...resubmitted, ...later(5, collected)],
  declined,
  'reopening waits for a second registrar': [...declined, ...on(7, act('deputy', 'reopen', reopen))],
  withdrawn: [...takenUp, ...on(3, withdraw)],
} satisfies Record<string, Moment[]>
export type StoryName = keyof typeof stories
