/** The messages above the buttons of a case. */
import type { CaseRecord } from '#shared/records/case.ts'
import { type CaseAction, rolesAllow } from '#shared/rules/application-lifecycle.ts'
import { formatTime } from '#web/ui/moments.ts'
import { caseActionLabels } from './case-action-labels.ts'
import { type CaseEvent, eventLabel } from './history/event-labels.ts'

/** Who may confirm an action that somebody has requested. */
export const secondPerson = (action: CaseAction): string =>
  rolesAllow(['accounts'], action) ? 'second person' : 'second registrar'

export const doneMessage = ({ application_form: form, review }: CaseRecord, action: CaseAction): string => {
  if (review.pending?.action === action) return `Sent for confirmation by a ${secondPerson(action)}`
  if (action !== 'approve' || !form.registration_number) return caseActionLabels[action].done
  return form.application_title === 'Renewal'
    ? `Approved: registration ${form.registration_number} renewed`
    : `Approved: registration number ${form.registration_number}`
}

/** @param change what another person did meanwhile, where it is known */
export const conflictMessage = (change: CaseEvent | undefined): string => {
  if (!change) return 'This case was changed by somebody else. Review the update.'
  const who = change.by?.name ?? 'The applicant'
  return `${who} changed this case at ${formatTime(change.at)}. Review the update: ${eventLabel(change)}.`
}
