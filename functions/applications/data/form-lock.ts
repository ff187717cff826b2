/**
 * One lock for all writes of an applicant: the item of the form, which before the submission is only a counter. Every
 * write of an applicant's record, file or CNIC has the condition in its transaction that the form is as it was read,
 * and increases the counter. A write that depends on all records, such as a submission, has the condition that the
 * counter has not changed since it read them.
 */

import { putPaperEvent } from '#functions/platform/table/event.ts'
import { formKey } from '#functions/platform/table/keys/applicants.ts'
import { type Attempt, nextVersion } from '#functions/platform/table/record.ts'
import { ConditionFailed, type Write } from '#functions/platform/table/table.ts'
import { update } from '#functions/platform/table/write.ts'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { nextSnapshot, type SnapshotSource } from './snapshot.ts'
import type { StoredForm } from './stored-form.ts'

/** A person with the form that decides what they may change. */
export interface FormOwner {
  id: string
  application_form: StoredForm | null
  /** The closed one after which they prepare a new application. */
  former_form: StoredForm | null
  /** How many writes were counted before there was a form. */
  draft_changes: number
}

/** The form decides what may be changed, and it was changed in between. */
export class FormChanged extends Error {
  override readonly name = 'FormChanged'
}

const names = { '#version': 'version', '#changes': 'changes' }

const sameVersion = (version: number | undefined) =>
  version === undefined
    ? { condition: 'attribute_not_exists(#version)', values: {} }
    : { condition: '#version = :version', values: { ':version': version } }

/** The condition that the form has this version, or is not there, and that nothing was counted since it was read. */
const ifNothingChanged = (version: number | undefined, changes: number) => {
  const same = sameVersion(version)
  const uncounted = changes === 0 ? 'attribute_not_exists(#changes)' : '#changes = :changes'
  return {
    ConditionExpression: `${same.condition} AND ${uncounted}`,
    ExpressionAttributeNames: names,
    ...((version !== undefined || changes > 0) && {
      ExpressionAttributeValues: { ...same.values, ...(changes > 0 && { ':changes': changes }) },
    }),
  }
}

/** For the creation of a form: it takes the place of the counter, or of the closed form, as they were read. */
export const replacing = ({ former_form, draft_changes }: FormOwner) => {
  const version = former_form?.version
  return { version, condition: ifNothingChanged(version, former_form?.changes ?? draft_changes) }
}

/** Counts a write of the applicant; refused when the form is not the one that was read. */
export const countChange = ({ id, application_form, former_form }: FormOwner): Write => {
  const same = sameVersion((application_form ?? former_form)?.version)
  return update({
    Key: { ...formKey(id) },
    UpdateExpression: 'ADD #changes :one',
    ConditionExpression: same.condition,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ...same.values, ':one': 1 },
  })
}

/** A person with all that a version of their application is made of. */
export type RecordOwner = FormOwner & Omit<SnapshotSource, 'application_form'>

/**
 * The lock for a write that adds a paper. After the submission the paper makes the next version of the application.
 * @param after the application as submitted, with the paper.
 * @returns the lock first
 */
export const countAddition = (after: RecordOwner, now: Date): Write[] => {
  const { id, application_form: form } = after
  const next =
    form && isOpen(form.status)
      ? nextSnapshot({ ...after, application_form: form }, 'paper-added', now)
      : null
  if (!form || !next) return [countChange(after)]
  const same = ifNothingChanged(form.version, form.changes)
  const counting = update({
    Key: { ...formKey(id) },
    UpdateExpression: 'SET #snapshot = :snapshot ADD #changes :one',
    ConditionExpression: same.ConditionExpression,
    ExpressionAttributeNames: { ...names, '#snapshot': 'snapshot' },
    ExpressionAttributeValues: { ...same.ExpressionAttributeValues, ':snapshot': next.mark, ':one': 1 },
  })
  return [counting, next.write]
}

/** The update of a form whose change depends on the applicant's records as they were read with it. */
export const nextForm = (
  userId: string,
  { version, changes }: StoredForm,
  fields: object,
  attempt: Attempt,
): Write => {
  const next = nextVersion(formKey(userId), version, { ...fields }, attempt)
  const same = ifNothingChanged(version, changes)
  return update({
    ...next,
    ConditionExpression: same.ConditionExpression,
    ExpressionAttributeNames: { ...next.ExpressionAttributeNames, ...same.ExpressionAttributeNames },
    ExpressionAttributeValues: { ...next.ExpressionAttributeValues, ...same.ExpressionAttributeValues },
  })
}

/** The error of `createRecords` when only the form had changed. */
export const orFormChanged = (error: unknown): never => {
  throw error instanceof ConditionFailed ? new FormChanged() : error
}

/**
 * While the council has the application, its history says what its applicant adds, changes and removes.
 * @param paper see `putPaperEvent`
 */
export const notePaper = (
  { id, application_form: form }: FormOwner,
  event: Parameters<typeof putPaperEvent>[1],
  paper: string,
  now: Date,
  newId: () => string,
): Write[] => (form && isOpen(form.status) ? [putPaperEvent(id, event, paper, now, newId())] : [])
