/** An applicant may change a record by sending it back as a GET has answered it. */
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** The members of every record that its PATCH takes besides its fields; both may be absent. */
export const recordSentBack = z.object({
  /** Must be that of the record that is changed. */
  id: z.optional(z.string('Send the id of the record as it was answered')),
  /** The version that the caller has read, as in `If-Match`. */
  version: z.optional(z.int('Send the version of the record as it was answered')),
})
export type RecordSentBack = z.output<typeof recordSentBack>

/** Whether the body of the endpoint may be the record itself, changed. */
export const takesRecord = ({ method, access }: Pick<Endpoint, 'method' | 'access'>): boolean =>
  method === 'PATCH' && access === 'applicant'
