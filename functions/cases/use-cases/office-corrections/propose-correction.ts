/** A reviewer or registrar proposes to correct an obvious typing error. Nothing changes until somebody else confirms it. */

import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { requireVersion } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { itemLabel, itemText, itemValue } from '#shared/applications/rules/correctable.ts'
import {
  mayOfficeCorrect,
  placeOfItem,
  reasonAgainstCorrection,
} from '#shared/cases/rules/office-corrections.ts'
import { Conflict, Invalid } from '#shared/kit/errors.ts'
import { requireNotEntered, type StaffCase } from '../load-case.ts'
import { correctedValue, recordAt } from './corrected-value.ts'

interface ProposedCorrection {
  item: string
  value: string
  reason: string
}

const requireCorrectable = (staffCase: StaffCase, item: string): void => {
  if (!mayOfficeCorrect(item) || !recordAt(staffCase, placeOfItem(item)))
    throw new Invalid({ item: ['The council cannot correct this itself'] })
  if (staffCase.former_form)
    throw new Conflict('This is not possible: the applicant has started a new application')
  const against = reasonAgainstCorrection(staffCase.application_form, item)
  if (against) throw new Conflict(against)
}

/** @throws Invalid by field; Stale; Conflict when the case is closed, or a correction of this item waits already */
export const proposeCorrection = async (
  staffCase: StaffCase,
  { item, value: typed, reason }: ProposedCorrection,
  staff: StaffMember,
  { attempt, now, today, versionRead }: Pick<RequestContext, 'attempt' | 'now' | 'today' | 'versionRead'>,
  { cases, newId }: Needs<'cases' | 'newId'>,
): Promise<void> => {
  const { review, application_form } = staffCase
  requireNotEntered(staffCase, staff)
  requireCorrectable(staffCase, item)
  const value = correctedValue(staffCase, item, typed, today)
  const waiting = review.proposals.find((proposal) => proposal.item === item)
  const by = clerkOf(staff)
  if (waiting?.by.id === by.id && waiting.value === value) return // sent twice
  requireVersion(review, versionRead)
  if (waiting) throw new Conflict(`${waiting.by.name} has proposed a correction of this already`)
  const before = itemValue(item, staffCase)
  const proposal = { id: newId(), item, before, value, reason, by, at: now.toISOString() }
  const details = {
    item: itemLabel(item),
    before: itemText(item, before),
    after: itemText(item, value),
    reason,
  }
  const event = { event: 'CORRECTION_PROPOSED', by: eventAuthor(by), details } as const
  const change = { review: { proposals: [...review.proposals, proposal] }, event }
  await cases.change(review, application_form, change, attempt)
}
