import type { BookRow } from '#shared/register/records/book.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import type { Applicant } from './applicants.ts'
import type { Sent } from './calls.ts'
import type { Clerk } from './office.ts'

/** What the old book has of a person. */
export type OldEntry = Omit<BookRow, 'line'>

/** Somebody with an account while the demonstration leads them through the office. */
export interface Person {
  id: string
  applicant: Applicant
  /** Absent where the book does not have them. */
  entry?: OldEntry
}

/** An application; its id is the applicant's. */
export interface Application extends Person {
  title: ApplicationTitle
  /** In rupees. */
  fee: number
  voucher: string
  reference: string
  documents: DocumentKey[]
}

/** Calls an endpoint as the applicant or a member of staff, at the moment of the step. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every endpoint
export type Call = (name: string, who: Clerk | 'applicant', sent?: Sent) => Promise<any>

/** Something that somebody does with an application, or with a person of the register. */
export type Step<Of extends Person = Application> = (it: Of, call: Call, at: Date) => Promise<unknown>

/** A step so many office days after the beginning, or so many minutes before the demonstration is loaded. */
export interface Moment<Of extends Person = Application> {
  after?: number
  minutesAgo?: number
  step: Step<Of>
  /** The fee may come by the bank's statement instead. */
  isFee?: true
}

/** These steps, so many office days after the beginning. */
export const on = <Of extends Person>(after: number, ...steps: Step<Of>[]): Moment<Of>[] =>
  steps.map((step) => ({ after, step }))
