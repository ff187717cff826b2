/** How many applications follow each story, and when the first and the last of them were submitted. */
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import type { Moment } from './application.ts'
import { type StoryName, stories } from './stories.ts'

interface Row {
  story: StoryName
  count: number
  /** In office days before today. */
  from: number
  to: number
}

const row = (story: StoryName, count: number, from: number, to = from): Row => ({ story, count, from, to })

const table: Row[] = [
  row('collected', 6, 63, 22),
  row('collected after a correction', 3, 58, 27),
  row('certificate ready', 5, 24, 12),
  row('approved', 4, 15, 8),
  row('reversal of the approval waits for a second person', 1, 13),
  row('awaiting decision', 2, 11, 6),
  row('awaiting decision, assigned', 1, 7),
  row('awaiting fee', 2, 10, 5),
  row('refusal recommended', 1, 9),
  row('reversal of the fee waits for a second person', 1, 10),
  row('resubmitted', 5, 14, 7),
  row('returned', 6, 17, 5),
  row('in review', 4, 9, 4),
  row('in review, assigned', 2, 6, 2),
  row('sent back to the reviewer', 1, 8),
  row('reopened by two registrars', 1, 19),
  row('submitted', 6, 7, 1),
  row('paid before the review', 1, 4),
  row('submitted, assigned', 2, 5, 3),
  row('declined', 3, 46, 12),
  row('reopening waits for a second registrar', 1, 18),
  row('withdrawn', 1, 38),
  row('ended unpaid', 1, 63),
]

/** An application that is to be made. */
export interface Planned {
  /** Of its applicant. */
  number: number
  title: ApplicationTitle
  /** In office days before today. */
  submitted: number
  story: readonly Moment[]
  /** A document that its applicant does not send: one that the reviewer will miss, or the proof of a payment. */
  without?: DocumentKey | undefined
}

/** How far back the calendar has to go. */
export const longestInOfficeDays = 64

const missingIn = (name: StoryName, number: number): DocumentKey | undefined => {
  if (name === 'ended unpaid') return 'paid_bank_deposit_slip'
  return name === 'submitted' && number % 4 === 2 ? 'certificate_image' : undefined
}

/** All of them, in the order of the table. */
export const plannedApplications: Planned[] = table
  .flatMap(({ story, count, from, to }) =>
    Array.from({ length: count }, (_, place) => ({
      name: story,
      submitted: Math.round(from - (place * (from - to)) / Math.max(1, count - 1)),
    })),
  )
  .map(({ name, submitted }, number) => ({
    number,
    title: number % 4 === 3 ? 'Renewal' : 'Registration',
    submitted,
    story: stories[name],
    without: missingIn(name, number),
  }))

/** Applicants who have not submitted yet, by how many steps of the form they have saved. */
export const unfinished = [0, 1, 2, 3].map((savedSteps) => ({
  number: plannedApplications.length + savedSteps,
  savedSteps,
}))
