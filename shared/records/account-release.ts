/** An administrator's request to free a CNIC or an e-mail address of an applicant's unconfirmed account. */
import * as z from 'zod/mini'
import { optionalCnic, optionalEmail } from './fields/identity.ts'
import { betweenFields } from './fields/shapes.ts'
import { lines } from './fields/text.ts'

export const accountRelease = z
  .strictObject({
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
