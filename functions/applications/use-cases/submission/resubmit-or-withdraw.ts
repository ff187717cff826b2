/** An applicant hands an application in again after a return, or withdraws it. */

import { updateAccountFields } from '#functions/accounts/data/account.ts'
import type { CaseChange } from '#functions/applications/data/case/case-change.ts'
import { queueNames } from '#functions/applications/data/case/new-case.ts'
import { type StoredCase, tracksOf } from '#functions/applications/data/case/stored-case.ts'
import { indexedPersonOf, moveIndexEntries } from '#functions/applications/data/search/search-index.ts'
import type { StoredForm } from '#functions/applications/data/stored-form.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import type { RosterPerson } from '#functions/staff/data/roster.ts'
import { tracksAfter } from '#shared/applications/rules/application-lifecycle.ts'
import { itemLabel, itemValue } from '#shared/applications/rules/correctable.ts'
import { snapshotContent } from '#shared/applications/rules/snapshot.ts'
import { snapshotDifferences } from '#shared/applications/rules/snapshot-differences.ts'
import type { FormerPerson } from '#shared/cases/checks/person-checks.ts'
import { actionEvents } from '#shared/cases/records/events.ts'
import { Conflict, NotFound } from '#shared/kit/errors.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import { accountAfterCorrection } from '../account-after-correction.ts'
import { assignmentTo } from '../assignment.ts'
import { changeOwnCase, councilWasFaster } from '../change-own-case.ts'
import { feeAfterCorrection } from '../fee-on-day.ts'
import type { UserWithForm } from '../own-record.ts'
import { queueFactsOf } from '../queue-facts.ts'
import { nextVersion } from './next-version.ts'

type Change = Pick<CaseChange, 'form' | 'review' | 'extraWrites'> & { details?: Record<string, string> }

const accountChanged = () => new Conflict('Your account was changed in the meantime. Reload the page')

/** Lists of cases and search index follow the corrections. */
const reindexAfterCorrection = (
  review: StoredCase,
  user: UserWithForm,
  today: string,
  former: FormerPerson | null,
): Change => {
  const { id, account, applicant, contact_information: contact } = user
  const unknown = { name: review.name, father_name: '', date_of_birth: '' }
  const before = review.found_by
  const after = indexedPersonOf(account, applicant ?? unknown, before.submitted_at)
  const facts =
    applicant && contact
      ? queueFactsOf(
          { ...user, applicant, contact_information: contact },
          user.application_form,
          today,
          former,
        )
      : {}
  return {
    review: { ...queueNames(after), ...facts },
    extraWrites: moveIndexEntries(id, before, after).map((write) => ({ write, refusal: councilWasFaster })),
  }
}

const emailOf = { resubmit: 'application-resubmitted', withdraw: 'application-withdrawn' } as const

const changeCase = async (
  action: 'resubmit' | 'withdraw',
  user: UserWithForm,
  changeOf: (review: StoredCase) => Change | Promise<Change>,
  { attempt }: Pick<RequestContext, 'attempt'>,
  services: Needs<'cases' | 'newId' | 'users'>,
): Promise<StoredForm> => {
  const { id, application_form: form } = user
  const review = await services.cases.read(id, true)
  if (!review) throw new NotFound()
  const after = tracksAfter(tracksOf(review), action)
  if (!after)
    throw new Conflict(`This cannot be done: the application is ${statusLabels[form.status].toLowerCase()}`)
  const { details, review: changed, ...more } = await changeOf(review)
  const event = { event: actionEvents[action], ...(details && { details }) }
  const email = { id: services.newId(), kind: emailOf[action], user_id: id }
  const change = { ...more, review: { ...changed, stage: after.stage }, event, email }
  await changeOwnCase(review, user, change, attempt, services)
  return (await services.users.load(id, { consistent: true }))?.application_form ?? form
}

/** A case whose reviewer is absent goes back to their deputy. */
const comingBack = (
  { assignee }: StoredCase,
  people: readonly RosterPerson[],
  request: { now: Date; today: string },
): Pick<StoredCase, 'assignee'> | null => {
  const next = assignee && assignmentTo(assignee, people, request)
  return next && next.id !== assignee.id ? { assignee: next } : null
}

/** What changes with the corrections: the account, the lists and the search, the type of the case, the fee. */
const changeForResubmission = async (
  user: UserWithForm,
  review: StoredCase,
  request: Pick<RequestContext, 'attempt' | 'now' | 'today'>,
  services: Needs<'feeSchedules' | 'formerApplications' | 'roster' | 'users'>,
): Promise<Change> => {
  const { today, attempt } = request
  const { people } = await services.roster.read()
  const former = review.former.length > 0 ? await services.formerApplications.lastPerson(user.id) : null
  const fields = accountAfterCorrection(user)
  const corrected = { ...user, account: { ...user.account, ...fields } }
  const reindexed = reindexAfterCorrection(review, corrected, today, former)
  const accountWrites =
    Object.keys(fields).length > 0 ? [updateAccountFields(user.account, fields, attempt)] : []
  const { form: fee, details } = await feeAfterCorrection(user, today, services)
  const application_form = { ...user.application_form, ...fee }
  const version = nextVersion({ ...user, application_form }, 'resubmitted', attempt.now, councilWasFaster)
  const before = await services.users.asSubmitted(user)
  const changed = snapshotDifferences(snapshotContent(before), snapshotContent(user)).map(({ item }) => item)
  return {
    form: { ...fee, ...version.form },
    ...(details && { details }),
    review: {
      ...reindexed.review,
      ...comingBack(review, people, request),
      // Whatever differs must be checked again, also what nobody had returned.
      ticks: review.ticks.filter((item) => !changed.includes(item)),
      application_title: user.application_form.application_title,
    },
    extraWrites: [
      ...(reindexed.extraWrites ?? []),
      ...accountWrites.map((write) => ({ write, refusal: accountChanged })),
      ...version.extraWrites,
    ],
  }
}

/** @throws Invalid when a returned item is unchanged; Conflict when the status forbids it, or staff were faster */
export const resubmit = async (
  user: UserWithForm,
  request: Pick<RequestContext, 'attempt' | 'now' | 'today'>,
  services: Needs<'cases' | 'feeSchedules' | 'formerApplications' | 'newId' | 'roster' | 'users'>,
): Promise<StoredForm> => {
  const { status, corrections } = user.application_form
  const open = status === 'returned' ? corrections : []
  const unchanged = open.filter(({ item, before }) => itemValue(item, user) === before)
  if (unchanged.length > 0)
    requireNoFieldErrors({
      corrections: [`Correct first: ${unchanged.map(({ item }) => itemLabel(item)).join(', ')}`],
    })
  const changeOf = (review: StoredCase) => changeForResubmission(user, review, request, services)
  return changeCase('resubmit', user, changeOf, request, services)
}

/** An action that waits for a second member of staff falls away. @throws Conflict as `resubmit` */
export const withdraw = (
  user: UserWithForm,
  request: Pick<RequestContext, 'attempt'>,
  services: Needs<'cases' | 'newId' | 'users'>,
): Promise<StoredForm> =>
  changeCase('withdraw', user, () => ({ review: { assignee: null, pending: null } }), request, services)
