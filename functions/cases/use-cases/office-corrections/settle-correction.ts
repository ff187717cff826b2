/** Another person confirms or refuses a correction of the office, or its proposer withdraws it. */

import type { CaseChange } from '#functions/applications/data/case/case-change.ts'
import { putNote } from '#functions/cases/data/note.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { requireVersion } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { itemLabel, itemText } from '#shared/applications/rules/correctable.ts'
import type { CorrectionProposal } from '#shared/cases/records/review.ts'
import { Conflict, Invalid, NotAllowed } from '#shared/kit/errors.ts'
import { requireNotEntered, type StaffCase } from '../load-case.ts'
import { changeForCorrection } from './change-for-correction.ts'

interface Settlement {
  proposal: string
  action: 'confirm' | 'refuse' | 'withdraw'
  reason?: string | undefined
}

interface SettlementContext {
  staffCase: StaffCase
  proposal: CorrectionProposal
  staff: StaffMember
  reason: string
  request: Pick<RequestContext, 'attempt' | 'now' | 'versionRead'>
  newId: () => string
}

const detailsOf = ({ item, before, value, reason, by }: CorrectionProposal) => ({
  item: itemLabel(item),
  before: itemText(item, before),
  after: itemText(item, value),
  reason,
  proposed_by: by.name,
})

const without = ({ review }: StaffCase, { id }: CorrectionProposal) => ({
  proposals: review.proposals.filter((other) => other.id !== id),
})

const withdrawal = ({ staffCase, proposal, staff }: SettlementContext): CaseChange => {
  if (proposal.by.id !== staff.id) throw new NotAllowed('Only the person who proposed this can withdraw it')
  const by = eventAuthor(clerkOf(staff))
  return {
    review: without(staffCase, proposal),
    event: { event: 'CORRECTION_WITHDRAWN', by, details: detailsOf(proposal) },
  }
}

/** The reason is a note to the proposer. */
const refusal = ({ staffCase, proposal, staff, reason, request, newId }: SettlementContext): CaseChange => {
  if (!reason) throw new Invalid({ reason: ['Enter a reason'] })
  const by = clerkOf(staff)
  const { item, after } = detailsOf(proposal)
  const text = `Correction refused: ${item}, “${after}”.\n${reason}`
  const note = { id: newId(), at: request.now.toISOString(), by, text, told: [proposal.by] }
  return {
    review: without(staffCase, proposal),
    event: { event: 'CORRECTION_REFUSED', by: eventAuthor(by), details: { ...detailsOf(proposal), reason } },
    extraWrites: putNote(staffCase.id, note).map((write) => ({
      write,
      refusal: () => new Conflict('Send it again'),
    })),
  }
}

const confirmation = ({ staffCase, proposal, staff, request, newId }: SettlementContext): CaseChange => {
  const { form, review, extraWrites } = changeForCorrection(staffCase, proposal, request)
  return {
    form,
    review: { ...review, ...without(staffCase, proposal) },
    extraWrites,
    event: { event: 'OFFICE_CORRECTION', by: eventAuthor(clerkOf(staff)), details: detailsOf(proposal) },
    email: { id: newId(), kind: 'typing-error-corrected', user_id: staffCase.id },
  }
}

/** @throws NotAllowed for the wrong person; Invalid without a reason; Stale; Conflict when it is settled or the value is another */
export const settleCorrection = async (
  staffCase: StaffCase,
  { proposal: id, action, reason = '' }: Settlement,
  staff: StaffMember,
  request: SettlementContext['request'],
  { cases, newId }: Needs<'cases' | 'newId'>,
): Promise<void> => {
  const { review, application_form } = staffCase
  requireNotEntered(staffCase, staff)
  const proposal = review.proposals.find((one) => one.id === id)
  if (!proposal) throw new Conflict('This correction has been settled already')
  requireVersion(review, request.versionRead)
  if (action !== 'withdraw' && proposal.by.id === staff.id)
    throw new NotAllowed('A second person must confirm this')
  const change = { confirm: confirmation, refuse: refusal, withdraw: withdrawal }[action]
  const context = { staffCase, proposal, staff, reason, request, newId }
  await cases.change(review, application_form, change(context), request.attempt)
}
