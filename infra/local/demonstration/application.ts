import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import type { Applicant } from './applicants.ts'
import type { Sent } from './calls.ts'
import type { Clerk } from './office.ts'

/** An application while the demonstration leads it through the office. */
export interface Application {
  /** The applicant's; the id of the case, too. */
  id: string
  applicant: Applicant
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

/** Something that somebody does with an application. */
export type Step = (it: Application, call: Call, at: Date) => Promise<unknown>
