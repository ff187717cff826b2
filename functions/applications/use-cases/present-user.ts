/** Users as they are answered to themselves. */

import { newUser, type User } from '#functions/accounts/data/person/user.ts'
import type { Session } from '#functions/accounts/data/sign-in/session.ts'
import { type Account, isEmailConfirmed } from '#functions/accounts/data/stored-account.ts'
import type { StoredDocument } from '#functions/documents/data/stored-document.ts'
import type { Needs } from '#functions/services.ts'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import type { ApplicantRecord } from '#shared/applications/records/applicant.ts'
import { numberHeldAfter } from '#shared/applications/rules/application-lifecycle.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { shownOn } from '#shared/register/rules/registration.ts'
import { picture } from '#shared/vocabulary/documents.ts'
import type { AccountGender } from '#shared/vocabulary/people.ts'
import type { StoredApplicant } from '../data/stored-applicant.ts'

/** With a short-lived address instead of the photo's key. */
export const presentApplicant = async (
  { photo_key, ...applicant }: StoredApplicant,
  { files }: Needs<'files'>,
): Promise<ApplicantRecord> => ({ ...applicant, photo: photo_key ? await files.address(photo_key) : null })

/** The printed form takes the photo that was uploaded as a document where the personal information has none. */
export const withAnyPhoto = (applicant: StoredApplicant, documents: StoredDocument[]): StoredApplicant => {
  const uploaded = picture.flatMap((key) => documents.find(({ name }) => name === key) ?? [])
  if (applicant.photo_key) return applicant
  return { ...applicant, photo_key: uploaded[0]?.object_key, photo_digest: uploaded[0]?.sha256 }
}

/**
 * The gender stated in the account, otherwise the one that follows from the personal information; null while neither
 * is known.
 */
export const genderOf = ({ account, applicant }: User): AccountGender | null => {
  if (account.gender || !applicant) return account.gender ?? null
  return applicant.gender === 'Male' ? 'm' : 'other'
}

export const presentUser = async (
  user: User,
  session: Pick<Session, 'clerk' | 'started_at'>,
  services: Needs<'clock' | 'files'>,
): Promise<CurrentUser> => {
  const { id, name, father_name, cnic, phone, email, registration } = user.account
  return {
    id,
    name,
    father_name,
    cnic,
    phone,
    email,
    email_confirmed: isEmailConfirmed(user.account),
    unreachable: user.account.unreachable ?? null,
    gender: genderOf(user),
    language: user.account.language ?? null,
    entered_by: session.clerk?.name,
    signed_in_at: new Date(session.started_at * 1000).toISOString(),
    applicant: user.applicant && (await presentApplicant(user.applicant, services)),
    contact_information: user.contact_information,
    qualification_information: user.qualification_information,
    application_form: user.application_form,
    user_application: user.user_application,
    claiming: user.claiming,
    registration: registration ? shownOn(registration, dayInKarachi(services.clock())) : null,
    registration_number: user.former_form && numberHeldAfter(user.former_form),
    held_documents: user.documents.map(({ name }) => name),
  }
}

/** A user who has just registered. */
export const presentNewUser = (
  account: Account,
  now: Date,
  services: Needs<'clock' | 'files'>,
): Promise<CurrentUser> =>
  presentUser(newUser(account), { started_at: Math.floor(now.getTime() / 1000) }, services)

/** The profile; both password fields are always empty. */
export const presentProfile = (
  user: User,
  { id, version, name, father_name, cnic, phone, email }: Account,
) => ({
  id,
  version,
  name,
  father_name,
  cnic,
  gender: genderOf(user),
  phone,
  email,
  password: '' as const,
  password_confirmation: '' as const,
})
