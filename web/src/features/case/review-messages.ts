/** The messages above the buttons of a case. */
import type { CaseRecord } from '#shared/records/case.ts'
import type { CaseAction } from '#shared/rules/application-lifecycle.ts'
import { caseActionLabels } from './case-action-labels.ts'
import { type CaseEvent, eventLabel } from './history/event-labels.ts'

export const doneMessage = ({ application_form: form, review }: CaseRecord, action: CaseAction): string => {
  if (review.pending?.action === action) return 'Asked for. Another person has to confirm.'
  return action === 'approve' && form.registration_number
    ? `Approved: registration number ${form.registration_number}`
    : caseActionLabels[action].done
}

/** @param change what another person did meanwhile, where it is known */
export const conflictMessage = (change: CaseEvent | undefined): string => {
  const who = change ? `${change.by?.name ?? 'The applicant'} was faster: ${eventLabel(change)}.` : ''
  return `${who} The application has been loaded again. Look before you act.`.trim()
}
