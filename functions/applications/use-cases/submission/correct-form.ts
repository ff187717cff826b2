/** An applicant corrects what staff have returned of the form itself: type, number, dates. */

import type { StoredForm } from '#functions/applications/data/stored-form.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { requireNoFieldErrors, requireVersion } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import {
  type ApplicationFormChanges,
  newApplicationForm,
} from '#shared/applications/records/application-form.ts'
import { itemValue } from '#shared/applications/rules/correctable.ts'
import { mayChange } from '#shared/applications/rules/own-changes.ts'
import { registrationDateErrors } from '#shared/kit/dates.ts'
import { parseWith } from '#shared/kit/parse-with.ts'
import { missingOfRenewal, type RenewalField } from '#shared/register/rules/renewal.ts'
import { noRegistrationNumberYet } from '#shared/vocabulary/applications.ts'
import type { UserWithForm } from '../own-record.ts'
import { requireItemUnlocked } from '../require-unlocked.ts'
import { type StatedRegistration, statedRegistration } from './stated-registration.ts'
import { registrationNumberErrors } from './submission-errors.ts'

const stated = ['application_title', 'registrationNo', 'issueDate', 'expiryDate'] as const

const ofRenewal: readonly RenewalField[] = ['registrationNo', 'issueDate', 'expiryDate']

/** An applicant who changes the type need not say that number and dates change with it. */
const merge = (form: StoredForm, sent: ApplicationFormChanges): StatedRegistration => {
  const { application_title, registrationNo, issueDate, expiryDate } = form
  const becomesNew = sent.application_title === 'Registration' && application_title === 'Renewal'
  const before = becomesNew
    ? { registrationNo: noRegistrationNumberYet, issueDate: null, expiryDate: null }
    : { registrationNo, issueDate, expiryDate }
  const after = parseWith(newApplicationForm, { application_title, ...before, ...sent })
  return statedRegistration(after, form.held_number)
}

const changedItems = (form: StoredForm, after: StatedRegistration): string[] =>
  stated
    .filter((field) => (form[field] ?? '') !== (after[field] ?? ''))
    .map((field) => `application_form.${field}`)

/**
 * When the type changes, its number and dates change too. Staff see the old and new value of each, as if it had been
 * returned as well.
 */
const withFollowing = (user: UserWithForm, changed: string[]): StoredForm['corrections'] => {
  const { corrections } = user.application_form
  const type = corrections.find(({ item }) => item === 'application_form.application_title')
  const following = changed.filter((item) => !corrections.some((correction) => correction.item === item))
  if (!type) return corrections
  return [
    ...corrections,
    ...following.map((item) => ({ item, reason: type.reason, words: '', before: itemValue(item, user) })),
  ]
}

/** @throws Invalid by field, as a submission; Conflict for what is not returned; Stale with the form as it is now */
export const correctForm = async (
  user: UserWithForm,
  sent: ApplicationFormChanges,
  { today, attempt, versionRead }: Pick<RequestContext, 'today' | 'attempt' | 'versionRead'>,
  { returnedForms }: Needs<'returnedForms'>,
): Promise<StoredForm> => {
  const { id, application_form: form } = user
  if (form.status !== 'returned') requireItemUnlocked(user, 'application_form.application_title')
  requireVersion(form, versionRead)
  const after = merge(form, sent)
  const changed = changedItems(form, after)
  for (const item of changed) requireItemUnlocked(user, item)
  const asked = ofRenewal.filter((field) => mayChange(form, `application_form.${field}`))
  requireNoFieldErrors({
    ...missingOfRenewal(after, asked),
    ...registrationDateErrors(after, today),
    ...registrationNumberErrors(after, form.held_number),
  })
  return returnedForms.correct(id, form, { ...after, corrections: withFollowing(user, changed) }, attempt)
}
