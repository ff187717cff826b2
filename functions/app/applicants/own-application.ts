/** The steps an applicant takes with an application: handed in again, taken back. */

import { ownRecord } from '#functions/app/own-record.ts'
import type { StoredForm } from '#functions/data/application-form.ts'
import { type CaseChange, namedInQueue, type StoredCase } from '#functions/data/case.ts'
import { movedIndexEntries } from '#functions/data/search-index.ts'
import type { User } from '#functions/data/user.ts'
import type { RequestContext } from '#functions/services/request-context.ts'
import type { Needs } from '#functions/services/services.ts'
import { Conflict, NotFound, Stale } from '#shared/errors.ts'
import { statusAfter } from '#shared/rules/application-lifecycle.ts'
import { statusLabels } from '#shared/vocabulary.ts'

/** The caller read strongly. @param formId `me` or the id of the caller's own form. @throws NotFound */
export const loadOwnForm = async (
  seen: User,
  formId: string,
  { users }: Needs<'users'>,
): Promise<User & { application_form: StoredForm }> => {
  const user = await users.load(seen.id, { consistent: true })
  return { ...(user ?? seen), application_form: ownRecord(user?.application_form, formId) }
}

/** Queue and search follow what was put right. */
const reindexAfterCorrection = (
  before: StoredCase,
  { id, account, applicant }: User,
): Pick<CaseChange, 'review' | 'extraWrites'> => {
  const { cnic, phone } = account
  const was = before.found_by ?? { name: before.name, cnic, phone }
  const is = { name: applicant?.name ?? before.name, cnic, phone }
  const stale = () => new Conflict('The council was faster. Reload the page')
  return {
    review: { assignee: null, ...namedInQueue(is) },
    extraWrites: movedIndexEntries(id, was, is).map((write) => ({ write, refusal: stale })),
  }
}

/** @throws Conflict when the status forbids it, or the desk was faster */
export const actOnOwnApplication = async (
  action: 'resubmit' | 'withdraw',
  user: User & { application_form: StoredForm },
  { attempt }: Pick<RequestContext, 'attempt'>,
  { cases, users }: Needs<'cases' | 'users'>,
): Promise<StoredForm> => {
  const { id, application_form: form } = user
  const status = statusAfter(form.status, action)
  if (!status)
    throw new Conflict(`This cannot be done: the application is ${statusLabels[form.status].toLowerCase()}`)
  const before = await cases.read(id, true)
  if (!before) throw new NotFound()
  const event = { event: action === 'resubmit' ? 'RESUBMITTED' : 'WITHDRAWN' } as const
  // What somebody of the desk has asked for falls with the application.
  const changes =
    action === 'resubmit'
      ? reindexAfterCorrection(before, user)
      : { review: { assignee: null, pending: null } }
  await cases.step(before, form, { form: { status }, event, ...changes }, attempt).catch((error) => {
    // The refusal carries the case, and what the desk keeps of it is not the applicant's to read.
    throw error instanceof Stale ? new Conflict('The council was faster. Reload the page') : error
  })
  return (await users.load(id, { consistent: true }))?.application_form ?? form
}
