/** Cases as staff work on them: search, and changes in one transaction. */
import * as z from 'zod/mini'
import { putEmail } from '#functions/emails/outbox.ts'
import type { NewEmail } from '#functions/emails/stored-email.ts'
import { Stale } from '#shared/errors.ts'
import { reviewRecord } from '#shared/records/review.ts'
import { isClosed, isOpen, shownStatus, type Tracks } from '#shared/rules/application-lifecycle.ts'
import { type Milestones, milestonesAfter, sameMilestones } from '#shared/rules/milestones.ts'
import { arePapersComplete } from '#shared/rules/received-papers.ts'
import { type ApplicationStatus, applicationStatuses, applicationTitles } from '#shared/vocabulary.ts'
import { type AssignedCases, countAssignment } from './assigned-counter.ts'
import { presentCaseItem } from './earlier-shapes.ts'
import { type EventEntry, putEvent } from './event.ts'
import { createFindEntries } from './find-entries.ts'
import { caseKey, formKey } from './keys.ts'
import { type QueueFacts, queueAttributes } from './queue-attributes.ts'
import { countGroupChange, countStatusChange } from './queue-counter.ts'
import { type Attempt, nextVersion, sameVersion } from './record.ts'
import { countAct } from './report-counter.ts'
import { type IndexedPerson, indexedPerson } from './search-index.ts'
import { countDuration } from './status-durations.ts'
import type { StoredForm } from './stored-form.ts'
import { ConditionFailed, type Item, type Table, type Write } from './table.ts'
import { followEscalated, followPending, followProposals } from './work-list.ts'
import { storedItem, update } from './write.ts'

/** What a row of the queue shows, and the review. */
const presentCase = z.extend(reviewRecord, {
  /** The applicant's id. */
  id: z.string(),
  version: z.number(),
  reference_no: z.string(),
  name: z.string(),
  /** Masked. */
  cnic: z.string(),
  application_title: z.enum(applicationTitles),
  status: z.enum(applicationStatuses),
  submitted_at: z.string(),
  status_since: z.string(),
  /** What the search index finds the case by. Cases that were stored before there was this field have none. */
  found_by: z._default(z.nullable(indexedPerson), null),
  // Cases stored before lists could be filtered have the defaults until they are migrated; `filter_pk` tells.
  city: z._default(z.nullable(z.string()), null),
  open_warnings: z._default(z.number(), 0),
  filter_pk: z._default(z.nullable(z.string()), null),
  /** The attempt that changed it last. */
  changed_by: z.optional(z.string()),
})

/** Reads cases of every shape that was ever stored. */
export const storedCase = z.pipe(
  z.transform((item: Item) => presentCaseItem(item)),
  presentCase,
)
export type StoredCase = z.output<typeof storedCase>

/** Where a case is on its two tracks; a fee is verified when its payment is recorded. */
export const tracksOf = ({ stage, payment }: Pick<StoredCase, 'stage' | 'payment'>): Tracks => ({
  stage,
  fee: payment ? 'verified' : 'unpaid',
})

export interface CaseChange {
  /** What the applicant sees change, but for status, fee and milestones, which follow from the review. */
  form?: Partial<Omit<StoredForm, 'status' | 'status_since' | 'fee_status' | 'milestones'>>
  /** What staff keep of it. */
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

/** "99999-•••••••-3": enough to tell two people of one name apart. */
const masked = (cnic: string): string => `${cnic.slice(0, 5)}-•••••••-${cnic.slice(-1)}`

/** What the queue shows of the applicant. */
export const queueNames = (who: IndexedPerson): Pick<StoredCase, 'name' | 'cnic' | 'found_by'> => ({
  name: who.name,
  cnic: masked(who.cnic),
  found_by: who,
})

/** The item of a new case, for the transaction of its submission. */
export const newCase = (
  userId: string,
  who: IndexedPerson,
  application: Pick<StoredCase, 'reference_no' | 'application_title' | 'submitted_at'> & QueueFacts,
) => {
  const stored = {
    id: userId,
    version: 1,
    ...application,
    ...queueNames(who),
    status: 'submitted' as const,
    status_since: application.submitted_at,
    ...{
      stage: 'not-started' as const,
      recommendation: null,
      sent_back: null,
      returns: [],
      wrong: [],
      assignee: null,
      reviewer: null,
      ticks: [],
      payment: null,
      pending: null,
      received: [],
      handed_over: null,
      escalated: null,
      proposals: [],
      former: [],
    },
  }
  return storedItem(caseKey(userId), { ...stored, ...queueAttributes(stored, tracksOf(stored).fee) })
}

/** What a change does to the lists; a case that is not in them yet only follows its status in the queue. */
const listChange = (before: StoredCase, after: StoredCase) => {
  const attributes = queueAttributes(after, tracksOf(after).fee)
  const { queue_pk, queue_sk, filter_pk } = attributes
  if (before.filter_pk === null)
    return { attributes: after.status === before.status ? {} : { queue_pk, queue_sk }, counts: [] }
  return { attributes, counts: countGroupChange(before.id, before.filter_pk, filter_pk) }
}

interface CaseWrites {
  writes: Write[]
  /** The index of the first extra write. */
  firstExtra: number
}

/** What tells which milestones a case has reached. */
export const progressOf = (review: StoredCase) => ({
  ...tracksOf(review),
  papersComplete: arePapersComplete(review.application_title, review.received),
})

const milestonesOf = (
  before: StoredCase,
  { milestones }: StoredForm,
  { review }: CaseChange,
  { now }: Attempt,
): Milestones =>
  milestonesAfter(milestones, progressOf(before), progressOf({ ...before, ...review }), now.toISOString())

/** What of the applicant's form follows from the change of the review. */
const formChange = (before: StoredCase, form: StoredForm, change: CaseChange, attempt: Attempt) => {
  const tracks = tracksOf({ ...before, ...change.review })
  const status = shownStatus(tracks)
  const milestones = milestonesOf(before, form, change, attempt)
  return {
    ...change.form,
    ...(status === before.status ? {} : { status, status_since: attempt.now.toISOString() }),
    ...(tracks.fee === form.fee_status ? {} : { fee_status: tracks.fee }),
    ...(sameMilestones(milestones, form.milestones) ? {} : { milestones }),
  }
}

/** Nobody can correct a closed application: what was proposed ends with it. */
const endingProposals = ({ proposals }: StoredCase, status: ApplicationStatus): Partial<StoredCase> =>
  proposals.length > 0 && !isOpen(status) ? { proposals: [] } : {}

/** Whose open case it is, for the numbers of assigned cases. */
export const holderOf = ({ assignee, status }: Pick<StoredCase, 'assignee' | 'status'>): string | null =>
  assignee && !isClosed(status) ? assignee.id : null

/** A case that is not in the lists yet is not counted yet either. */
const assignmentCounts = (
  before: StoredCase,
  after: Pick<StoredCase, 'assignee' | 'status'>,
  share: AssignedCases | undefined,
  { now }: Attempt,
): Write[] =>
  before.filter_pk === null
    ? []
    : countAssignment(holderOf(before), holderOf(after), share && { read: share, at: now.toISOString() })

export const createCases = (table: Table, newId: () => string) => {
  const read = async (userId: string, consistent = false): Promise<StoredCase | null> => {
    const item = await table.get(caseKey(userId), { consistent })
    return item && storedCase.parse(item)
  }

  /** The writes of a change: the case first, then the form where it changes, then the extra writes, then the rest. */
  const writesOf = (
    before: StoredCase,
    form: StoredForm,
    change: CaseChange,
    attempt: Attempt,
  ): CaseWrites => {
    const { id } = before
    const tracks = tracksOf({ ...before, ...change.review })
    const status = shownStatus(tracks)
    const moved = status === before.status ? null : status
    const shown = moved ? { status: moved, status_since: attempt.now.toISOString() } : {}
    const review = { ...change.review, ...endingProposals(before, status) }
    const lists = listChange(before, { ...before, ...review, ...shown })
    const formFields = formChange(before, form, change, attempt)
    const first = [
      update(nextVersion(caseKey(id), before.version, { ...review, ...shown, ...lists.attributes }, attempt)),
      ...(Object.keys(formFields).length > 0
        ? [update(nextVersion(formKey(id), form.version, formFields, attempt))]
        : []),
    ]
    const writes = [
      ...first,
      ...(change.extraWrites ?? []).map(({ write }) => write),
      ...(moved
        ? [
            countStatusChange(id, before.status, moved),
            ...(change.isReversal
              ? []
              : [countDuration(id, before.status, before.status_since, attempt.now)]),
          ]
        : []),
      ...assignmentCounts(before, { ...before, ...change.review, status }, change.share, attempt),
      ...(change.review?.pending === undefined
        ? []
        : followPending(id, before.pending, change.review.pending)),
      ...lists.counts,
      ...followProposals(id, before.proposals, review.proposals ?? before.proposals),
      ...(change.review?.escalated === undefined
        ? []
        : followEscalated(id, before.escalated, change.review.escalated)),
      ...countAct(before, change.event, attempt.now),
      putEvent(id, change.event, attempt.now, newId()),
      ...(change.email
        ? [putEmail({ ...change.email, reference_no: before.reference_no }, attempt.now)]
        : []),
    ]
    return { writes, firstExtra: first.length }
  }

  return {
    read,

    /**
     * Keeps the lists in agreement with what has changed beside the review, such as a document sent later. No change of the
     * case: its version stays. Where somebody changed the case meanwhile, nothing is written.
     */
    refreshLists: async (review: StoredCase, facts: QueueFacts): Promise<void> => {
      const { city, open_warnings, filter_pk } = review
      const isSame = city === facts.city && open_warnings === facts.open_warnings
      if (filter_pk === null || isSame) return
      const { attributes, counts } = listChange(review, { ...review, ...facts })
      const write = sameVersion(caseKey(review.id), review, { ...facts, ...attributes }, 'filter_pk')
      await table.transact([update(write), ...counts]).catch((error) => {
        if (!(error instanceof ConditionFailed)) throw error
      })
    },

    find: createFindEntries(table),

    of: async (userIds: string[]): Promise<StoredCase[]> => {
      const found = await Promise.all(userIds.map((id) => read(id)))
      return found.filter((review) => review !== null)
    },

    /**
     * Changes case, form, counters, event and e-mail, all or none.
     * @throws Stale when another change was faster; the refusal of an extra write whose condition was not met
     */
    change: async (
      before: StoredCase,
      form: StoredForm,
      change: CaseChange,
      attempt: Attempt,
    ): Promise<void> => {
      const { writes, firstExtra } = writesOf(before, form, change, attempt)
      try {
        await table.transact(writes)
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        const stored = await table.get(caseKey(before.id), { consistent: true })
        if (stored?.changed_by === attempt.requestId) return // done before, and the answer was lost
        const refused = change.extraWrites?.[(error.indexes[0] ?? 0) - firstExtra]
        throw refused ? refused.refusal() : new Stale(stored && storedCase.parse(stored))
      }
    },
  }
}
