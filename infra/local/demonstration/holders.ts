/** People of the old book without an application: holders, those whose claim waits, and those without an account. */
import type { Moment, Person } from './application.ts'
import { on } from './application.ts'
import { plannedApplications, unfinished } from './applications.ts'
import * as step from './register-steps.ts'

/** Somebody of the book. */
export interface InTheBook {
  number: number
  /** When the entry ends, in days from today. */
  endsInDays: number
}

/** Somebody who has an account, and says that the entry is theirs. */
export interface Holder extends InTheBook {
  /** When the claim was handed in, in office days before today. */
  submitted: number
  /** Whether they have filled in their records, so that a renewal is three presses away. */
  hasRecords?: true
  story: readonly Moment<Person>[]
}

const linked = on(1, step.linkClaim, step.confirmProposal)

const lettered = [...on(8, step.askForLetter), ...on(9, step.acceptLetter), ...on(10, step.confirmProposal)]

const stories: Omit<Holder, 'number'>[] = [
  // Each of the first five was reminded of the end within the last days.
  { endsInDays: 58, submitted: 25, story: [...linked, ...lettered], hasRecords: true },
  { endsInDays: 27, submitted: 24, story: linked },
  { endsInDays: 3, submitted: 23, story: linked },
  { endsInDays: -1, submitted: 22, story: linked },
  { endsInDays: -32, submitted: 21, story: linked },
  {
    endsInDays: 900,
    submitted: 20,
    story: [...linked, ...on(6, step.declarePlace), ...on(15, step.sayNotMe), ...on(18, step.askForNewCity)],
  },
  {
    ...{ endsInDays: 500, submitted: 19 },
    story: [
      ...linked,
      ...on(6, step.declarePlace),
      ...on(9, step.proposeSuspension),
      ...on(10, step.confirmProposal),
    ],
  },
  { endsInDays: 700, submitted: 18, story: [...linked, ...on(17, step.proposeRemoval)] },
  { endsInDays: 240, submitted: 3, story: [] },
  { endsInDays: -20, submitted: 2, story: [] },
]

const first = plannedApplications.length + unfinished.length

export const holders: Holder[] = stories.map((one, place) => ({ number: first + place, ...one }))

export const withoutAccount: InTheBook[] = Array.from({ length: 12 }, (_, place) => ({
  number: first + holders.length + place,
  endsInDays: place * 130 - 250,
}))

const inNextBookCount = 6
export const inNextBook: number[] = Array.from(
  { length: inNextBookCount },
  (_, place) => first + holders.length + withoutAccount.length + place,
)
