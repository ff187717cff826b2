import { queueAttributes } from '#functions/applications/data/case/queue-attributes.ts'
import { type StoredCase, tracksOf } from '#functions/applications/data/case/stored-case.ts'
import type { StoredForm } from '#functions/applications/data/stored-form.ts'
import { formKey, snapshotKey } from '#functions/platform/table/keys/applicants.ts'
import { caseKey } from '#functions/platform/table/keys/cases.ts'
import { sameVersion } from '#functions/platform/table/record.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { update } from '#functions/platform/table/write.ts'
import { shownStatus } from '#shared/applications/rules/application-lifecycle.ts'
import type { Family, Tools } from '../tools.ts'
import { type CheckedPerson, personOf } from './person.ts'

type Tell = Tools['tell']

/** The list attributes of a case follow from the case. */
const checkPlace = (review: StoredCase, item: Item, tell: Tell): void => {
  const tracks = tracksOf(review)
  const should: Item = queueAttributes({ ...review, status: shownStatus(tracks) }, tracks.fee)
  const wrong = Object.keys(should).filter((name) => should[name] !== item[name])
  if (wrong.length > 0)
    tell(caseKey(review.id), 'This case is not in the lists of its status and group.', [
      update(sameVersion(caseKey(review.id), review, should, 'filter_pk')),
    ])
}

const checkState = (form: StoredForm, review: StoredCase, tell: Tell): void => {
  const tracks = tracksOf(review)
  const status = shownStatus(tracks)
  const key = formKey(review.id)
  if (review.status !== status)
    tell(caseKey(review.id), `The case is ${review.status}, its stage says ${status}.`)
  if (form.status !== status) tell(key, `The form is ${form.status}, the case ${status}.`)
  if (form.fee_status !== tracks.fee) tell(key, `The form says ${form.fee_status}, the case ${tracks.fee}.`)
  if (form.reference_no !== review.reference_no) tell(key, 'Form and case have different references.')
  if (form.submitted_at !== review.submitted_at)
    tell(key, 'Form and case have different times of submission.')
  if (review.registration && form.registration_number !== review.registration.number)
    tell(key, 'Form and case have different registration numbers.')
}

/** Each application that was closed before the present one is stored whole, and the case lists it. */
const checkFormers = ({ id, items, formers, form, review }: CheckedPerson, tell: Tell): void => {
  const stored = formers.map(({ records }) => records.application_form.submitted_at)
  const listed = [
    ...(review?.former ?? []).map(({ submitted_at }) => submitted_at),
    ...(form?.followed_at ? [form.submitted_at] : []),
  ]
  for (const at of listed)
    if (!stored.includes(at)) tell(caseKey(id), 'A former application that the case lists is not there.')
  for (const { item, records } of formers)
    if (!listed.includes(records.application_form.submitted_at))
      tell({ pk: String(item.pk), sk: String(item.sk) }, 'The case does not list this former application.')
  if (form && !items.has(snapshotKey(id, form.submitted_at, form.snapshot.number).sk))
    tell(formKey(id), 'The last version of the application is not there.')
}

export const applications: Family = {
  name: 'applications',
  holds:
    'Form and case both exist and agree on status, fee and numbers. The case is in the lists of its status and group. Former applications exist.',
  open: ({ tell }) => ({
    see: (group) => {
      const person = personOf(group)
      if (!person) return
      const { id, items, form, review, events } = person
      const item = items.get(caseKey(id).sk)
      if (review && item) checkPlace(review, item, tell)
      if (form && review) checkState(form, review, tell)
      if (form && !item) tell(formKey(id), 'There is a form without a case.')
      if (item && !items.get(formKey(id).sk)?.id) tell(caseKey(id), 'There is a case without a form.')
      if (!item && events.some(({ event }) => event === 'SUBMITTED'))
        tell(caseKey(id), 'The history has a submission, and there is no case.')
      checkFormers(person, tell)
    },
  }),
}
