/** Members of the council's staff as administrators see them. */
import * as z from 'zod/mini'
import { normalConfirmation, passwordsMatch } from '#shared/accounts/records/account.ts'
import { passkeyAnswer } from '#shared/accounts/records/passkeys.ts'
import { givenPassword, newStaffPassword } from '#shared/accounts/records/passwords.ts'
import { emailOf, optionalCnic, optionalPhone } from '#shared/kit/fields/identity.ts'
import { line, optionalLine, personName } from '#shared/kit/fields/text.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { staffActions, staffStates } from '../rules/staff.ts'
import { clerk } from './clerk.ts'
import { waitingProposal } from './proposal.ts'

const roles = z
  .array(z.enum(staffRoles, 'Choose from the list'), 'Choose at least one role')
  .check(z.minLength(1, 'Choose at least one role'), z.overwrite(inTheirOrder))

/** A line of the list. */
const staffRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  state: z.enum(staffStates),
  /** `YYYY-MM-DD` in Karachi. */
  last_sign_in: z.nullable(z.string()),
})
export type StaffRow = z.output<typeof staffRow>
/** `alone`: rights that the caller gives count at once, because there is no other administrator to confirm them. */
export const staffList = z.object({ people: z.array(staffRow), alone: z.boolean() })

export const staffRecord = z.extend(staffRow, {
  version: z.number(),
  /** 13 digits, and a phone number, by which their own application is recognised; empty if they were not entered. */
  cnic: z.string(),
  phone: z.string(),
  /** Signs in with one-time passwords or passkeys. */
  has_codes: z.boolean(),
  /** The actions that the caller may take with the account now. */
  acts: z.array(z.enum(staffActions)),
  /** A change that waits for a second administrator. */
  waiting: waitingProposal,
})
export type StaffRecord = z.output<typeof staffRecord>

export const invitation = z.strictObject({
  email: emailOf('Enter the email'),
  name: personName('Enter the full name'),
  cnic: z.optional(optionalCnic),
  phone: z.optional(optionalPhone),
  roles,
})
export type Invitation = z.output<typeof invitation>

/** `roles` belongs to `change-roles`, CNIC and phone to `change-details`. */
export const staffCommand = z.strictObject({
  action: z.enum(staffActions, 'Choose an action'),
  roles: z.optional(roles),
  cnic: z.optional(optionalCnic),
  phone: z.optional(optionalPhone),
})
export type StaffCommand = z.output<typeof staffCommand>

const staffEvent = z.object({
  event: z.string(),
  at: z.string(),
  /** Null: the person themselves. */
  by: z.nullable(clerk),
  details: z.nullable(z.record(z.string(), z.string())),
})
export type StaffEvent = z.output<typeof staffEvent>
export const staffHistory = z.object({ events: z.array(staffEvent), next: z.nullable(z.string()) })

/** A one-time password, or a recovery code in its place. */
const givenCode = line('Enter the code', 40)

const secondFactor = { code: z.optional(givenCode), passkey: z.optional(passkeyAnswer) }

/**
 * What a signed-in member of staff must enter again before a sensitive change: the password, and a second factor if
 * there is one.
 */
export const reauthentication = z.strictObject({ password: z.optional(givenPassword), ...secondFactor })

/**
 * The rule of the form: people who have only codes must enter one. An empty code means that a passkey is used, for
 * those who have one.
 */
export const passwordAndCode = z.strictObject({ password: givenPassword, code: givenCode })
export const passwordAgain = z.strictObject({ password: givenPassword })
export const passwordAndMaybeCode = z.strictObject({
  password: givenPassword,
  code: z.optional(optionalLine(40)),
})

/** One's own new password; a second factor where one signs in with one. */
export const staffPasswordChange = z
  .strictObject({
    current_password: givenPassword,
    ...secondFactor,
    password: newStaffPassword,
    password_confirmation: z.string('Enter the password again'),
  })
  .check(z.overwrite(normalConfirmation), passwordsMatch())
export type StaffPasswordChange = z.output<typeof staffPasswordChange>

export const confirmation = z.strictObject({ code: givenCode })

/** The data for setting up an app; shown once. */
export const deviceSecret = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** `otpauth://…`, for the QR code. */
  address: z.string(),
})

/** Shown once; each can be used once. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

function inTheirOrder<R extends string>(chosen: R[]): R[] {
  return staffRoles.filter((role) => (chosen as string[]).includes(role)) as unknown as R[]
}
