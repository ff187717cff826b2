/** Claims of entries of the register: somebody says that a number is theirs. */
import * as z from 'zod/mini'
import { emailLink } from '#shared/accounts/records/account.ts'
import { multipartFile } from '#shared/documents/records/document.ts'
import { line, lines, optionalLines, personName } from '#shared/kit/fields/text.ts'
import { clerk } from '#shared/staff/records/clerk.ts'
import { documentTypes } from '#shared/vocabulary/documents.ts'
import { bookRowInPlace } from './book.ts'
import { registrationNumber } from './registration.ts'

/**
 * `held`: linked, and whoever reads the book's e-mail address has objected; the office decides whether the link stays.
 * `unlinked`: it was linked, and two registrars have taken the entry from the account since.
 */
const claimStates = ['waiting', 'linked', 'held', 'unlinked', 'refused'] as const
/** What a decision by hand rests on. */
const evidenceOfOffice = ['compared', 'in-person'] as const
export type EvidenceOfOffice = (typeof evidenceOfOffice)[number]
export const claimEvidence = ['code', ...evidenceOfOffice] as const
export type ClaimEvidence = (typeof claimEvidence)[number]

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
  /** The registrar's words for the person; empty where it was linked by the code. */
  reason: z.string(),
  /** When the address that the book holds has objected. */
  objected_at: z._default(z.nullable(z.string()), null),
})
export type OwnClaim = z.output<typeof ownClaim>

/** In the queue, oldest first. */
export const waitingClaim = z.object({
  /** The applicant's. */
  id: z.string(),
  number: z.string(),
  name: z.string(),
  at: z.string(),
  objected_at: z._default(z.nullable(z.string()), null),
})
export type WaitingClaim = z.output<typeof waitingClaim>

/** The code that was sent to the address in the book. */
export const claimCode = z.strictObject({ code: line('Enter the code of the email', 20) })

/** By the link that was sent to the address in the book. */
export const claimObjection = z.extend(emailLink, { words: optionalLines(300) })
export const objectionOutcome = z.object({
  /** `stopped`: nothing was linked yet. `held`: the link waits for the office. `over`: nothing is left to stop. */
  outcome: z.enum(['stopped', 'held', 'over']),
})

export const claimDocuments = ['certificate', 'cnic_front_image', 'cnic_back_image'] as const
export type ClaimDocument = (typeof claimDocuments)[number]

const side = { number: z.string(), name: z.string(), father_name: z.string(), cnic: z.string() }

/** Both sides of a claim. */
export const claimDetails = z.object({
  id: z.string(),
  claim: z.extend(ownClaim, {
    by: z.nullable(clerk),
    confirmed_by: z._default(z.nullable(clerk), null),
    rests_on: z._default(z.nullable(z.enum(claimEvidence)), null),
    /** What was written with the objection. */
    objection: z._default(z.string(), ''),
    type: z.enum(documentTypes),
  }),
  /** What can be looked at. */
  documents: z.array(z.enum(claimDocuments)),
  /** Links, or ends a held link, once a second registrar has confirmed it. */
  proposed: z.nullable(z.object({ title: z.string(), by: clerk, at: z.string() })),
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
  /** Other accounts whose claims of the same number wait. */
  rivals: z.array(z.object({ id: z.string(), name: z.string() })),
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
  /** For a link. */
  rests_on: z.optional(z.enum(evidenceOfOffice, 'Choose what the link rests on')),
  reason: lines('Enter a reason'),
})
export type ClaimDecision = z.output<typeof claimDecision>

/** The contents of such a proposal until it is confirmed. */
export const claimProposal = z.object({
  claim: z.string(),
  action: z.enum(['link', 'refuse']),
  number: z.string(),
  rests_on: z.nullable(z.enum(evidenceOfOffice)),
})
