/** An administrator's request about an applicant's account: to free what an unconfirmed one holds, or to end all sessions. */
import * as z from 'zod/mini'
import { optionalCnic, optionalEmail } from '#shared/kit/fields/identity.ts'
import { betweenFields } from '#shared/kit/fields/shapes.ts'
import { lines } from '#shared/kit/fields/text.ts'

export const accountActs = ['release', 'end-sessions'] as const

export const accountRelease = z
  .strictObject({
    action: z._default(z.enum(accountActs, 'Choose what to do'), 'release'),
    cnic: z._default(optionalCnic, ''),
    email: z._default(optionalEmail, ''),
    reason: lines('Enter a reason', 300),
  })
  .check(
    betweenFields<{ cnic: string; email: string }>(
      ({ cnic, email }) => (cnic === '') !== (email === ''),
      'cnic',
      'Enter either the CNIC or the email',
    ),
  )
export type AccountRelease = z.output<typeof accountRelease>
