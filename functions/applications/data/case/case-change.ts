/** What a change of a case writes: the case, what its applicant sees of it, lists, counters, history and e-mail. */

import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { NewEmail } from '#functions/platform/outbox/stored-email.ts'
import { type EventEntry, putEvent } from '#functions/platform/table/event.ts'
import { caseKey } from '#functions/platform/table/keys/cases.ts'
import { type Attempt, ifSame, nextVersion } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { update } from '#functions/platform/table/write.ts'
import {
  isEndedAt,
  isOpen,
  shownStatus,
  type Tracks,
} from '#shared/applications/rules/application-lifecycle.ts'
import { type Milestones, milestonesAfter, sameMilestones } from '#shared/applications/rules/milestones.ts'
import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'
import { type AssignedCases, countAssignment } from '../counters/assigned-counter.ts'
import { countGroupChange, countStatusChange } from '../counters/queue-counter.ts'
import { countAct } from '../counters/report-counter.ts'
import { countDuration } from '../counters/status-durations.ts'
import { nextForm } from '../form-lock.ts'
import type { StoredForm } from '../stored-form.ts'
import { queueAttributes } from './queue-attributes.ts'
import { holderOf, progressOf, type StoredCase, tracksOf } from './stored-case.ts'
import { followEscalated, followPending, followProposals } from './work-list.ts'

export interface CaseChange {
  /** The changes that the applicant sees, except status, fee and milestones, which follow from the review. */
  form?: Partial<Omit<StoredForm, 'status' | 'status_since' | 'fee_status' | 'milestones'>>
  /** The changes that only staff see. */
  review?: Partial<Omit<StoredCase, 'status' | 'status_since' | 'filter_pk'>>
  event: EventEntry
  email?: NewEmail
  /** The number of cases of the new assignee as it was read, where the assignment depends on it. */
  share?: AssignedCases
  /** The change corrects a mistake, so the time in the former status is not counted. */
  isReversal?: boolean
  /** Further writes; when the condition of one is not met, its refusal is thrown. */
  extraWrites?: { write: Write; refusal: () => Error }[]
}

/** What a change does to the lists. */
export const listChange = (before: StoredCase, after: StoredCase) => {
  const attributes = queueAttributes(after, tracksOf(after).fee)
  return { attributes, counts: countGroupChange(before.id, before.filter_pk, attributes.filter_pk) }
}

interface CaseWrites {
  writes: Write[]
  /** The index of the first extra write. */
  firstExtra: number
}

const milestonesOf = (
  before: StoredCase,
  { milestones }: StoredForm,
  { review }: CaseChange,
  { now }: Attempt,
): Milestones =>
  milestonesAfter(milestones, progressOf(before), progressOf({ ...before, ...review }), now.toISOString())

/** Paid, or opened again after its end: from then on an unpaid renewal does not end by itself. */
const isInHandOfOffice = ({ stage }: StoredCase, after: Tracks): boolean =>
  after.fee === 'verified' || (isEndedAt(stage) && !isEndedAt(after.stage))

/** The changes of the applicant's form that follow from the change of the review. */
const formChange = (before: StoredCase, form: StoredForm, change: CaseChange, attempt: Attempt) => {
  const tracks = tracksOf({ ...before, ...change.review })
  const status = shownStatus(tracks)
  const milestones = milestonesOf(before, form, change, attempt)
  return {
    ...change.form,
    ...(status === before.status ? {} : { status, status_since: attempt.now.toISOString() }),
    ...(tracks.fee === form.fee_status ? {} : { fee_status: tracks.fee }),
    ...(form.pay_by && isInHandOfOffice(before, tracks) ? { pay_by: null } : {}),
    ...(sameMilestones(milestones, form.milestones) ? {} : { milestones }),
  }
}

/** Nobody can correct a closed application: what was proposed ends with it. */
const endingProposals = ({ proposals }: StoredCase, status: ApplicationStatus): Partial<StoredCase> =>
  proposals.length > 0 && !isOpen(status) ? { proposals: [] } : {}

const assignmentCounts = (
  before: StoredCase,
  after: Pick<StoredCase, 'assignee' | 'status'>,
  share: AssignedCases | undefined,
  { now }: Attempt,
): Write[] =>
  countAssignment(holderOf(before), holderOf(after), share && { read: share, at: now.toISOString() })

const commandOf = ({ idempotencyKey, requestId }: Attempt): Pick<EventEntry, 'attempt'> =>
  idempotencyKey ? { attempt: requestId } : {}

/** The writes of a change: the case first, then the form where it changes, then the extra writes, then the rest. */
export const caseWrites = (
  before: StoredCase,
  form: StoredForm,
  change: CaseChange,
  attempt: Attempt,
  newId: () => string,
): CaseWrites => {
  const { id } = before
  const tracks = tracksOf({ ...before, ...change.review })
  const status = shownStatus(tracks)
  const moved = status === before.status ? null : status
  const shown = moved ? { status: moved, status_since: attempt.now.toISOString() } : {}
  const review = { ...change.review, ...endingProposals(before, status) }
  const lists = listChange(before, { ...before, ...review, ...shown })
  const fields = { ...review, ...shown, ...lists.attributes }
  const formFields = formChange(before, form, change, attempt)
  const first = [
    // The list attributes of the case may have changed without a new version: the counters must follow from the
    // stored attributes.
    update(ifSame(nextVersion(caseKey(id), before.version, fields, attempt), 'filter_pk', before.filter_pk)),
    ...(Object.keys(formFields).length > 0 ? [nextForm(id, form, formFields, attempt)] : []),
  ]
  const writes = [
    ...first,
    ...(change.extraWrites ?? []).map(({ write }) => write),
    ...(moved
      ? [
          countStatusChange(id, before.status, moved),
          ...(change.isReversal ? [] : [countDuration(id, before.status, before.status_since, attempt.now)]),
        ]
      : []),
    ...assignmentCounts(before, { ...before, ...change.review, status }, change.share, attempt),
    ...(change.review?.pending === undefined ? [] : followPending(id, before.pending, change.review.pending)),
    ...lists.counts,
    ...followProposals(id, before.proposals, review.proposals ?? before.proposals),
    ...(change.review?.escalated === undefined
      ? []
      : followEscalated(id, before.escalated, change.review.escalated)),
    ...countAct(before, change.event, attempt.now),
    putEvent(id, { ...change.event, ...commandOf(attempt) }, attempt.now, newId()),
    ...(change.email
      ? [putEmail({ status, reference_no: before.reference_no, ...change.email }, attempt.now)]
      : []),
  ]
  return { writes, firstExtra: first.length }
}
