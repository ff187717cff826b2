import * as z from 'zod/mini'
import { cursor, endpoint } from '#shared/kit/endpoint.ts'
import { ownArchive, readingsPage } from './own-archive.ts'

/** The data that the portal keeps about a person, for that person. */
export const ownData = {
  readings: endpoint('GET', '/api/own-data/readings', 'applicant', {
    summary: "When the council's staff opened, read, printed or exported the caller's file, newest first.",
    query: z.strictObject({ cursor }),
    response: readingsPage,
  }),
  collect: endpoint('POST', '/api/own-data', 'applicant', {
    summary:
      'Everything that the portal keeps of the caller, with short-lived addresses of the files; five times a day.',
    response: ownArchive,
  }),
  closeAccount: endpoint('POST', '/api/own-data/closing', 'applicant', {
    summary:
      'Close the account: every session ends, and what the council need not keep is removed within 30 days. Signing in keeps the account until then.',
    body: z.strictObject({
      current_password: z
        .string('Enter your current password')
        .check(z.minLength(1, 'Enter your current password')),
    }),
    response: z.object({ keepable_until: z.string(), removed_by: z.string() }),
  }),
}
