/** People without e-mail, for whom staff enter at the counter. */
import * as z from 'zod/mini'
import { counterConfirmation } from '#shared/accounts/records/counter.ts'
import { printOut } from '#shared/applications/records/print-out.ts'
import { multipartFile } from '#shared/documents/records/document.ts'
import { cnic, emailOf, optionalPhone } from '#shared/kit/fields/identity.ts'
import { optionalLine, personName } from '#shared/kit/fields/text.ts'
import { applicationTitles } from '#shared/vocabulary/applications.ts'
import { clerk } from './clerk.ts'

export const newWalkIn = z.strictObject({
  name: personName('Enter the full name'),
  father_name: personName('Enter the father’s name'),
  cnic,
  phone: z._default(optionalPhone, ''),
})
export type NewWalkIn = z.output<typeof newWalkIn>

/** `ended`: nobody has confirmed it in time, or the account was closed. */
const walkInStates = ['at-counter', 'waiting', 'handed-in', 'ended'] as const

const listed = {
  /** The account. */
  id: z.string(),
  at: z.string(),
  state: z.enum(walkInStates),
  /** The person; empty once the account is removed. */
  name: z.string(),
  /** Everybody who has entered for the person, and who has confirmed it; the first made the account. */
  clerks: z.array(clerk),
  /** Null while nobody has. */
  confirmed: z.nullable(counterConfirmation),
}

export const walkInPage = z.object({ entries: z.array(z.object(listed)), next: z.nullable(z.string()) })
export type ListedWalkIn = z.output<typeof walkInPage>['entries'][number]

export const walkIn = z.object({
  ...listed,
  father_name: z.string(),
  cnic: z.string(),
  phone: z.string(),
  /** Empty: none; the person cannot sign in, and gets no e-mail. */
  email: z.string(),
  /** Whether its link was opened; until then two people may register another one. */
  email_confirmed: z.boolean(),
  /** The day on which it ends if nobody has confirmed it. */
  ends_on: z.string(),
  /** What is still to be entered before the form is printed; null: nothing. */
  missing: z.nullable(z.string()),
  has_signed_form: z.boolean(),
  /** The sheets; null while something is missing. */
  print_out: z.nullable(printOut),
  /** What waits for a second person: who has proposed it, whether that is the caller, and whether the caller has entered what it hands in. */
  proposal: z.nullable(
    z.object({ id: z.string(), title: z.string(), by: clerk, own: z.boolean(), entered: z.boolean() }),
  ),
})
export type WalkIn = z.output<typeof walkIn>

/** The application with the page that the person has signed. */
export const walkInHandIn = z.strictObject({
  application_title: z.enum(applicationTitles, 'Choose Renewal or Registration'),
  registrationNo: optionalLine(30),
  issueDate: optionalLine(10),
  expiryDate: optionalLine(10),
  file: multipartFile,
})
export type WalkInHandIn = z.output<typeof walkInHandIn>

export const walkInEmail = z.strictObject({ email: emailOf('Enter the email of the person') })
