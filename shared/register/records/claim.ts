/** Claims of entries of the register: somebody says that a number is theirs. */
import * as z from 'zod/mini'
import { multipartFile } from '#shared/documents/records/document.ts'
import { lines, personName } from '#shared/kit/fields/text.ts'
import { clerk } from '#shared/staff/records/clerk.ts'
import { documentTypes } from '#shared/vocabulary/documents.ts'
import { bookRowInPlace } from './book.ts'
import { registrationNumber } from './registration.ts'

const claimStates = ['waiting', 'linked', 'refused'] as const

export const newClaim = z.strictObject({
  number: registrationNumber,
  name: personName('Enter the name as on the certificate'),
  father_name: personName('Enter the father’s name as on the certificate'),
  /** A photo or scan of the certificate. */
  file: multipartFile,
})

/** A claim as the person sees it: never what the register says. */
export const ownClaim = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  father_name: z.string(),
  at: z.string(),
  state: z.enum(claimStates),
  answered_at: z.nullable(z.string()),
  /** The registrar's words for the person; empty where it was linked at once. */
  reason: z.string(),
})
export type OwnClaim = z.output<typeof ownClaim>

/** In the queue, oldest first. */
export const waitingClaim = z.object({
  /** The applicant's. */
  id: z.string(),
  number: z.string(),
  name: z.string(),
  at: z.string(),
})
export type WaitingClaim = z.output<typeof waitingClaim>

const side = { number: z.string(), name: z.string(), father_name: z.string(), cnic: z.string() }

/** Both sides of a claim. */
export const claimDetails = z.object({
  id: z.string(),
  claim: z.extend(ownClaim, { by: z.nullable(clerk), type: z.enum(documentTypes) }),
  account: z.object({ ...side, email: z.string(), phone: z.string() }),
  /** The entry with the number that was looked up; null where the register has none. */
  entry: z.nullable(
    z.object({
      ...side,
      date_of_birth: z.nullable(z.string()),
      category: z.string(),
      city: z.string(),
      qualification: z.string(),
      first_registered_on: z.string(),
      valid_until: z.string(),
      standing: z.string(),
      /** The holder, if there is one already. */
      holder: z.nullable(z.string()),
      in_book: z.nullable(bookRowInPlace),
    }),
  ),
  /** Why it cannot be linked now; null where it can. */
  obstacle: z.nullable(z.string()),
})
export type ClaimDetails = z.output<typeof claimDetails>

export const claimDecision = z.strictObject({
  /** The claim that was looked at. */
  claim: z.string('Name the claim'),
  action: z.enum(['link', 'refuse'], 'Choose what to do'),
  /** The entry to link with. */
  number: registrationNumber,
  reason: lines('Enter a reason'),
})
export type ClaimDecision = z.output<typeof claimDecision>
