/** An applicant's account: what registration asks and what the profile shows. */
import * as z from 'zod/mini'
import { person } from '#shared/applications/records/person.ts'
import { email, optionalCnic } from '#shared/kit/fields/identity.ts'
import { betweenFields, emptyWhenAbsent } from '#shared/kit/fields/shapes.ts'
import { optionalLine } from '#shared/kit/fields/text.ts'
import { languages } from '#shared/kit/languages.ts'
import { accountGenders } from '#shared/vocabulary/people.ts'
import { passkeyAnswer } from './passkeys.ts'
import { givenPassword, newPassword, newStaffPassword, optionalNewPassword } from './passwords.ts'

/** Not every client sends it; absent, null and empty mean that it is not stated. */
const gender = z.optional(z.nullable(z.enum([...accountGenders, ''], 'Choose m or other')))

/** The check that a password was typed twice the same. */
export const passwordsMatch = <T extends { password: string; password_confirmation: string }>() =>
  betweenFields<T>(
    ({ password, password_confirmation: again }) => !password || again === undefined || password === again,
    'password_confirmation',
    'The two passwords are not the same',
  )

export const registration = z
  .strictObject({
    ...person,
    gender,
    password: newPassword,
    password_confirmation: z.string('Enter the password again'),
  })
  .check(z.overwrite(normalConfirmation), passwordsMatch())
export type Registration = z.output<typeof registration>

/** The profile form: the seven fields of registration; an empty password means unchanged. */
export const profileChanges = z
  .strictObject({
    ...person,
    gender,
    password: emptyWhenAbsent(optionalNewPassword),
    password_confirmation: emptyWhenAbsent(z.string()),
    current_password: z.optional(z.string()),
  })
  .check(z.overwrite(normalConfirmation), passwordsMatch())
export type ProfileChanges = z.output<typeof profileChanges>

/** In which language somebody reads the pages that are in both. */
export const chosenLanguage = z.strictObject({ language: z.enum(languages, 'Choose en or ur') })

export const credentials = z.strictObject({
  email,
  password: givenPassword,
  /** Takes the closing of the account back, once the service has said that it is closed. */
  keep_account: z.optional(z.literal(true)),
})

export const staffCredentials = z.strictObject({
  email,
  password: givenPassword,
  /** A one-time password or a recovery code, once the service has asked for it. */
  code: z.optional(optionalLine(40)),
  /** A passkey in the place of the code. */
  passkey: z.optional(passkeyAnswer),
  device_name: z.optional(optionalLine(512)),
})

export const forgottenPassword = z.strictObject({ email })

const linkToken = z.string('The link is incomplete').check(z.minLength(1, 'The link is incomplete'))

/** The token of a link that confirms an address. */
export const emailLink = z.strictObject({ token: linkToken })

/** The token of a link that undoes a change; the CNIC of the account where the service asks for it. */
export const undoLink = z.extend(emailLink, { cnic: z.optional(optionalCnic) })

export const confirmedEmail = z.object({
  outcome: z.enum(['confirmed', 'confirmed-before']),
  email: z.string(),
})

/** 'restored': the address counts again. 'password-void': only the password was changed. After both a new password must be set. 'undone-before': nothing was left to undo. */
export const undoneEmail = z.object({
  outcome: z.enum(['restored', 'password-void', 'undone-before']),
  email: z.string(),
})

/** The token from the link of the e-mail. */
export const resetLink = z.strictObject({ email, token: linkToken })

export const passwordReset = z
  .strictObject({
    email,
    password: newPassword,
    password_confirmation: z.string('Enter the password again'),
    token: linkToken,
  })
  .check(z.overwrite(normalConfirmation), passwordsMatch())

/** Sent with the answer to a new password: a marker of this browser, to be sent as `Device-Marker` when signing in. */
export const knownBrowser = z.object({ device: z.string() })

/** The input of a member of staff who opens the one-time link of an invitation. */
export const staffPassword = z
  .strictObject({
    password: newStaffPassword,
    password_confirmation: z.string('Enter the password again'),
    token: linkToken,
  })
  .check(z.overwrite(normalConfirmation), passwordsMatch())

/** The profile as `GET /api/portfolioUpdate/{id}` answers it; both passwords are always empty. */
export const profile = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  father_name: z.string(),
  cnic: z.string(),
  gender: z.nullable(z.enum(accountGenders)),
  phone: z.string(),
  email: z.string(),
  password: z.literal(''),
  password_confirmation: z.literal(''),
})

/** Both passwords are compared in the same normal form. */
export function normalConfirmation<T extends { password_confirmation: string }>(fields: T): T {
  return { ...fields, password_confirmation: fields.password_confirmation.normalize('NFKC') }
}
