/** What a registrar may propose about the standing of an entry, with which reasons, and what it does to the entry. */

import type { FieldErrors } from '#shared/kit/errors.ts'
import { addDays, formatDate } from '#shared/kit/format.ts'
import { type EndReason, endReasons, type StandingAct, standingActs } from '#shared/vocabulary/register.ts'
import type { RegistrationEvent, RegistrationRecord } from '../records/registration.ts'
import type { PublicWording, StandingChange, StandingReason } from '../records/standing.ts'
import { standingOn } from './registration.ts'

export const reasonLabels: Record<StandingReason | EndReason, string> = {
  'approval-reversed': 'The approval was reversed',
  'not-renewed': 'Not renewed in time',
  'own-request': 'Own request',
  died: 'The person has died',
  'decided-by-council': 'Decision of the council',
  'under-inquiry': 'Inquiry under way',
  'ordered-by-court': 'Order of a court',
  'registered-by-mistake': 'Registered by mistake',
  'period-over': 'The period is over',
  'appeal-allowed': 'An appeal was allowed',
  'made-by-mistake': 'It was a mistake',
}

interface ActRule {
  label: string
  event: RegistrationEvent
  reasons: readonly (StandingReason | EndReason)[]
  /** What may be said about it in public; empty where nothing is. */
  wordings: readonly PublicWording[]
}

export const actRules: Record<StandingAct, ActRule> = {
  suspend: {
    label: 'Suspend',
    event: 'SUSPENDED',
    reasons: ['decided-by-council', 'under-inquiry', 'ordered-by-court', 'own-request'],
    wordings: ['decision', 'inquiry', 'court', 'own-request'],
  },
  reinstate: { label: 'Reinstate', event: 'REINSTATED', reasons: endReasons, wordings: [] },
  remove: {
    label: 'Remove',
    event: 'REMOVED',
    reasons: ['decided-by-council', 'ordered-by-court', 'own-request', 'registered-by-mistake'],
    wordings: ['decision', 'court', 'own-request', 'mistake'],
  },
  restore: { label: 'Restore', event: 'RESTORED', reasons: endReasons, wordings: [] },
  'note-death': { label: 'Note the death', event: 'DIED', reasons: ['died'], wordings: ['died'] },
}

/** A change as it is proposed. */
interface StandingStep {
  act: StandingAct
  /** From this day on. */
  since: string
  reason: StandingReason | EndReason
  wording: PublicWording | null
}

type Dated = Pick<
  RegistrationRecord,
  'valid_until' | 'lapses_on' | 'suspended' | 'removed' | 'first_registered_on'
>

/** A suspension that holds, or will: one that has ended counts as none. */
const isPending = (change: StandingChange | null, today: string): change is StandingChange =>
  change !== null && (change.until === undefined || today < change.until)

/** Why the entry does not allow this today; null where it does. */
export const actObstacle = (entry: Dated, act: StandingAct, today: string): string | null => {
  const { removed, suspended } = entry
  const isDead = removed?.reason === 'died'
  if (act === 'suspend' || act === 'remove') {
    if (removed || standingOn(entry, today) === 'removed') return 'It is removed already'
    return act === 'suspend' && isPending(suspended, today) ? 'It is suspended already' : null
  }
  if (act === 'reinstate') {
    if (removed) return 'It is removed'
    if (!isPending(suspended, today)) return 'It is not suspended'
    return suspended.until === undefined ? null : 'Its reinstatement is dated already'
  }
  if (act === 'note-death') return isDead ? 'The death is noted already' : null
  if (!removed)
    return standingOn(entry, today) === 'removed'
      ? 'It was not renewed in time; an approved renewal brings it back'
      : 'It is not removed'
  return removed.reason === 'approval-reversed'
    ? 'Its approval was reversed; another approval brings it back'
    : null
}

/** What may be proposed today. */
export const possibleActs = (entry: Dated, today: string): StandingAct[] =>
  standingActs.filter((act) => actObstacle(entry, act, today) === null)

const furthestInDays = 365

/** Reason, wording and day, for this entry. */
export const stepErrors = (
  entry: Dated,
  { act, since, reason, wording }: StandingStep,
  today: string,
): FieldErrors => {
  const { reasons, wordings } = actRules[act]
  const ends = act === 'reinstate' || act === 'restore'
  const begun = (entry.removed ?? entry.suspended)?.since
  // A removal dated ahead is taken back before its day comes.
  const end = act === 'restore' && begun !== undefined && today < begun ? today : begun
  const earliest = ends ? end : entry.first_registered_on
  const mustHaveBegun = act === 'restore' || act === 'note-death'
  const latest = mustHaveBegun ? today : addDays(today, furthestInDays)
  const day =
    earliest !== undefined && since < earliest
      ? `Choose ${formatDate(earliest)} or a later day`
      : since > latest && (mustHaveBegun ? 'Choose today or an earlier day' : 'Choose a day within a year')
  return {
    ...(!reasons.includes(reason) && { reason: ['Choose a reason'] }),
    ...(wording !== null && !wordings.includes(wording) && { wording: ['Choose what everybody reads'] }),
    ...(day && { since: [day] }),
  }
}

/** Noting a death needs a paper, or the reason why there is none. */
export const documentErrors = (act: StandingAct, hasDocument: boolean, without = ''): FieldErrors =>
  act === 'note-death' && !hasDocument && !without
    ? { without_document: ['Add the death certificate or another paper, or say why there is none'] }
    : {}

/** @param today the day of the confirmation */
export const fieldsAfter = (
  { suspended }: Pick<RegistrationRecord, 'suspended'>,
  { act, since, reason, wording }: StandingStep,
  today: string,
): Partial<Pick<RegistrationRecord, 'suspended' | 'removed'>> => {
  if (act === 'restore') return { removed: null }
  if (act === 'reinstate')
    return { suspended: suspended && since > today ? { ...suspended, until: since } : null }
  const change = { since, reason: reason as StandingReason, ...(wording && { wording }) }
  return act === 'suspend' ? { suspended: change } : { removed: change }
}

/** "Suspend A-00012, Ayesha Siddiqa, from 22-11-2026: Inquiry under way" */
export const stepTitle = (
  { number, name }: Pick<RegistrationRecord, 'number' | 'name'>,
  { act, since, reason }: StandingStep,
): string =>
  act === 'note-death'
    ? `Note the death of ${name}, ${number}, on ${formatDate(since)}`
    : `${actRules[act].label} ${number}, ${name}, from ${formatDate(since)}: ${reasonLabels[reason]}`
