/** What a confirmed correction changes: the applicant's record, the facts in lists and search, the form, the ticks. */

import type { CaseChange } from '#functions/applications/data/case/case-change.ts'
import { queueNames } from '#functions/applications/data/case/new-case.ts'
import { putCorrectedField } from '#functions/applications/data/corrected-field.ts'
import { moveNumberEntry } from '#functions/applications/data/returned-form.ts'
import { moveIndexEntries } from '#functions/applications/data/search/search-index.ts'
import { nextVersion } from '#functions/applications/use-cases/submission/next-version.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { itemValue } from '#shared/applications/rules/correctable.ts'
import type { CorrectionProposal } from '#shared/cases/records/review.ts'
import {
  type PlaceOfItem,
  placeOfItem,
  reasonAgainstCorrection,
} from '#shared/cases/rules/office-corrections.ts'
import { Conflict } from '#shared/kit/errors.ts'
import type { StaffCase } from '../load-case.ts'
import { recordAt } from './corrected-value.ts'

type CorrectionChange = Required<Pick<CaseChange, 'form' | 'review' | 'extraWrites'>>

const changedMeanwhile = () =>
  new Conflict('This was changed after the correction was proposed. It can be refused or withdrawn')

/** Lists and search find the person by the corrected name, and the case by the corrected number. */
const foundAfter = (staffCase: StaffCase, { record, field }: PlaceOfItem, value: string) => {
  const { id, review, application_form: form } = staffCase
  if (field === 'city') return { review: { city: value }, writes: [] }
  if (field === 'registrationNo') return { review: {}, writes: moveNumberEntry(id, form, value) }
  if (record !== 'applicant') return { review: {}, writes: [] }
  const before = review.found_by
  if (!(field in before)) return { review: {}, writes: [] }
  const after = { ...before, [field]: value }
  return { review: queueNames(after), writes: moveIndexEntries(id, before, after) }
}

const withValue = (staffCase: StaffCase, { record, level, field }: PlaceOfItem, value: string): StaffCase => {
  if (!level) return { ...staffCase, [record]: { ...staffCase[record], [field]: value } }
  const levels = staffCase.qualification_information.map((one) =>
    one.qualification_level === level ? { ...one, [field]: value } : one,
  )
  return { ...staffCase, qualification_information: levels }
}

const requireAsProposed = (staffCase: StaffCase, { item, before }: CorrectionProposal): void => {
  const against = reasonAgainstCorrection(staffCase.application_form, item)
  if (against) throw new Conflict(against)
  if (itemValue(item, staffCase) !== before) throw changedMeanwhile()
}

/** @throws Conflict when the item cannot be corrected any more */
export const changeForCorrection = (
  staffCase: StaffCase,
  proposal: CorrectionProposal,
  { attempt, now }: Pick<RequestContext, 'attempt' | 'now'>,
): CorrectionChange => {
  requireAsProposed(staffCase, proposal)
  const { item, before, value } = proposal
  const place = placeOfItem(item)
  const { ticks, wrong } = staffCase.review
  const version = recordAt(staffCase, place)?.version ?? 0
  const found = foundAfter(staffCase, place, value)
  const isOfForm = place.record === 'application_form'
  // The form is written with the case; what the applicant has changed since is theirs.
  const isOfRecord = !isOfForm && itemValue(item, staffCase.present) === before
  const corrected = { item, before, after: value, at: now.toISOString() }
  const after = withValue(staffCase, place, value)
  const nextOne = nextVersion(after, 'office-correction', now, changedMeanwhile)
  return {
    form: {
      office_corrections: [...staffCase.application_form.office_corrections, corrected],
      ...(isOfForm && { [place.field]: value }),
      ...nextOne.form,
    },
    review: {
      ...found.review,
      // Corrected values must be checked again.
      ticks: ticks.filter((other) => other !== item),
      wrong: wrong.filter((other) => other !== item),
    },
    extraWrites: [
      ...(isOfRecord ? [putCorrectedField(staffCase.id, place, { version, value }, attempt)] : []).map(
        (write) => ({ write, refusal: changedMeanwhile }),
      ),
      ...found.writes.map((write) => ({ write, refusal: changedMeanwhile })),
      ...nextOne.extraWrites,
    ],
  }
}
