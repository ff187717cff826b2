/** The stored facts from which an e-mail about an application is composed when it is sent. */
import { type Account, isEmailConfirmed } from '#functions/accounts/data/stored-account.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import {
  type ApplicantPlace,
  type ApplicantStanding,
  applicantStanding,
} from '#shared/applications/rules/applicant-next-act.ts'
import { applicantPlaceOf } from '#shared/applications/rules/applicant-place.ts'
import { heldPapers } from '#shared/applications/rules/application-needs.ts'
import type { Payment } from '#shared/cases/records/review.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import type { CouncilSettings } from '#shared/staff/records/council-settings.ts'
import type { StoredCase } from '../data/case/stored-case.ts'
import type { StoredForm } from '../data/stored-form.ts'

export interface ApplicationFacts {
  account: Account
  form: StoredForm
  /** The papers given, see `heldPapers`. */
  held: string[]
  /** What has paid the fee; read for the e-mail about the fee only. */
  payments: Payment[]
  council: CouncilSettings
  /** When the step was made. */
  at: string
  /** The application has another status than after the step: then only the step is told. */
  hasMoved: boolean
  /** It is not the present one: its applicant does not see it any more. */
  isFormer: boolean
  /** The texts of the portal's pages about it. */
  standing: ApplicantStanding
  /** The facts from which these texts follow. */
  place: ApplicantPlace
  /** The address of the portal. */
  portal: string
  /** Whether what people have typed may be sent there: only to an address that its owner has confirmed. */
  mayQuote: boolean
}

/** Of a fee that was paid in two parts the first one, then the rest; none while the fee is not verified. */
const paymentsOf = (stored: StoredCase | null): Payment[] => {
  const { part, payment } = stored ?? {}
  return payment ? [part, payment].filter((one) => one !== null && one !== undefined) : []
}

/** Null when the account or the application of the e-mail is not there any more. */
export const factsFor = async (
  { kind, user_id, at, reference_no, status }: StoredEmail,
  council: CouncilSettings,
  {
    users,
    cases,
    clock,
    config,
    formerApplications,
  }: Needs<'cases' | 'clock' | 'config' | 'formerApplications' | 'users'>,
): Promise<ApplicationFacts | null> => {
  const user = await users.load(user_id, { consistent: true })
  if (!user || user.account.closed_at) return null
  const isOfIt = (one: StoredForm) => reference_no === undefined || reference_no === one.reference_no
  const present = [user.application_form ?? user.former_form].flatMap((one) => one ?? [])
  // Only money is given back of what is over.
  const isGone = kind === 'fee-refunded' && !present.some(isOfIt)
  const formers = isGone ? await formerApplications.of(user_id) : []
  const form = [...present, ...formers.map(({ application_form }) => application_form)].find(isOfIt)
  if (!form) return null
  const held = heldPapers(
    user.documents.map(({ name }) => name),
    user.applicant,
    user.account.registration,
  )
  const place = applicantPlaceOf(form, held, dayInKarachi(clock()))
  const hasMoved = isGone || (status !== undefined && status !== form.status)
  const isFormer = form !== user.application_form
  return {
    account: user.account,
    form,
    held,
    place,
    hasMoved,
    isFormer,
    standing: hasMoved ? { words: '', next: [], act: null } : applicantStanding(place),
    payments: kind === 'fee-received' ? paymentsOf(await cases.read(user_id, true)) : [],
    council,
    at,
    portal: config.BASE_URL,
    mayQuote: isEmailConfirmed(user.account),
  }
}
