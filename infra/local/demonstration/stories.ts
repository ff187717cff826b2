/** The steps of an application after its submission, until it has the status that the demonstration shows. */
import { type Moment, on, type Step } from './application.ts'
import { linkRenewal, prepareCertificate } from './register-steps.ts'
import {
  act,
  compare,
  open,
  receivePapers,
  resubmit,
  returnForCorrection,
  take,
  takePayOrder,
  verifyFee,
  withdraw,
} from './steps.ts'

const justNow = (minutesAgo: number, step: Step): Moment => ({ minutesAgo, step })
const fee = (after: number): Moment => ({ after, step: verifyFee, isFee: true })
const later = (days: number, story: Moment[]): Moment[] =>
  story.map((moment) => ({ ...moment, after: (moment.after ?? 0) + days }))

const started = on(1, open('reviewer'), act('reviewer', 'start-review'))
const comparing = on(2, compare('reviewer'), receivePapers(3), linkRenewal)
const recommending = on(2, act('reviewer', 'recommend-approval'))
const compared = [...started, ...comparing]
const reviewed = [...compared, ...recommending]
const ready = [...reviewed, fee(3)]
const approving = on(6, open('registrar'), act('registrar', 'approve'))
const approved = [...ready, ...approving]
const paidAtOnce = [...started, fee(1), ...comparing, ...recommending, ...approving]
const certified = [...paidAtOnce, ...on(9, prepareCertificate, act('reception', 'certificate-ready'))]
const lastPapers = { cnic_seen: true, reason: 'The last papers came by post' }
const collected = [...certified, ...on(12, act('reception', 'collect', lastPapers))]
const returned = [...started, ...on(2, compare('reviewer', 0.3)), ...on(3, returnForCorrection)]
const resubmitted = [...returned, ...on(5, resubmit)]
const unknownDegree = { reason: 'The university is not recognised by the council' }
const declined = [...compared, ...on(5, open('registrar'), act('registrar', 'decline', unknownDegree))]
const reopen = { reason: 'The university has sent its letter of recognition' }

export const stories = {
  submitted: [],
  'submitted, assigned': [...on(1, open('reception')), justNow(6, take('reviewer'))],
  'in review': [...started, ...on(2, compare('reviewer', 0.5))],
  'in review, assigned': [...started, justNow(11, take('reviewer')), justNow(9, takePayOrder)],
  'reopened by two registrars': [
    ...declined,
    ...on(7, act('deputy', 'reopen', reopen)),
    ...on(8, act('registrar', 'reopen')),
  ],
  returned,
  resubmitted,
  'awaiting fee': reviewed,
  'awaiting decision': ready,
  'awaiting decision, assigned': [...ready, justNow(4, take('registrar'))],
  'paid before the review': [fee(1)],
  'refusal recommended': [...compared, ...on(4, act('reviewer', 'recommend-refusal', unknownDegree))],
  'sent back to the reviewer': [
    ...ready,
    ...on(5, open('registrar'), act('registrar', 'send-back', { reason: 'The transcript cannot be read' })),
  ],
  'reversal of the fee waits for a second person': [
    ...ready,
    ...on(5, act('accounts', 'reverse-fee', { reason: 'The bank has called the payment back' })),
  ],
  approved,
  'reversal of the approval waits for a second person': [
    ...approved,
    ...on(7, act('registrar', 'reverse-approval', { reason: 'The transcript is of another person' })),
  ],
  'certificate ready': certified,
  collected,
  'collected after a correction': [...resubmitted, ...later(5, collected)],
  declined,
  'reopening waits for a second registrar': [...declined, ...on(7, act('deputy', 'reopen', reopen))],
  withdrawn: [...started, ...on(3, withdraw)],
  /** A renewal, so that the daily work ends it. */
  'ended unpaid': [],
} satisfies Record<string, Moment[]>
export type StoryName = keyof typeof stories
