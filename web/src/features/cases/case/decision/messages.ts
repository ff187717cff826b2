/** The messages above the buttons of a case. */

import { type CaseAction, rolesAllow } from '#shared/applications/rules/application-lifecycle.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { pointLabels } from '#shared/cases/rules/review-points.ts'
import { formatTime } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { type CaseEvent, eventLabel } from '../history/event-labels.ts'
import { caseActionLabels } from './action-labels.ts'

/** Who may confirm an action that somebody has requested. */
export const secondPerson = (action: CaseAction): string =>
  rolesAllow(['accounts'], action) ? 'second person' : 'second registrar'

export const doneMessage = ({ application_form: form, review }: CaseRecord, action: CaseAction): string => {
  if (review.pending?.action === action) return `Sent for confirmation by a ${secondPerson(action)}`
  if (action !== 'approve' || !form.registration_number) return caseActionLabels[action].done
  const done = form.application_title === 'Renewal' ? 'Renewed' : 'Approved'
  return `${done}: registration number ${form.registration_number}`
}

/** @param change what another person did in the meantime, if it is known */
export const conflictMessage = (change: CaseEvent | undefined): string => {
  if (!change) return 'This case was changed by somebody else. Review the update.'
  const who = inSentence(change.by?.name ?? 'The applicant')
  return `${who} changed this case at ${formatTime(change.at)}. Review the update: ${eventLabel(change)}.`
}

/** Named in a message; the rest is counted. */
const mostNamed = 5

/** "Father name, Religion and 3 more" */
export const pointNames = (items: readonly string[], record: CaseRecord): string => {
  const named = pointLabels(items.slice(0, mostNamed), record).join(', ')
  return items.length > mostNamed ? `${named} and ${items.length - mostNamed} more` : named
}

/** Why an approval cannot be recommended yet. */
export const pointsLeftMessage = (
  record: CaseRecord,
  { left, wrong }: { left: readonly string[]; wrong: readonly string[] },
): string =>
  [
    left.length > 0 && `Look first at: ${pointNames(left, record)}.`,
    wrong.length > 0 &&
      `Marked as wrong: ${pointNames(wrong, record)}. Return the application for correction.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
