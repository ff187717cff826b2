/**
 * Rewrites cases of version 0.2 in the present shape: stage and fee in place of one status, and the attributes of the
 * indexes. Each case is one transaction on condition of its version, so that it is rewritten once, whoever works on it.
 */
import type { StoredForm } from '#functions/data/applicants/stored-form.ts'
import type { User } from '#functions/data/applicants/user.ts'
import { countAssignment } from '#functions/data/counters/assigned-counter.ts'
import { countGroupChange, countStatusMove } from '#functions/data/counters/queue-counter.ts'
import { formKey } from '#functions/data/keys/applicants.ts'
import { caseKey } from '#functions/data/keys/cases.ts'
import { queuePrefix } from '#functions/data/partitions.ts'
import { type QueueFacts, queueAttributes } from '#functions/data/queue/queue-attributes.ts'
import { foundByOf, indexEntriesOf } from '#functions/data/search/search-index.ts'
import { type Attempt, nextVersion } from '#functions/data/table/record.ts'
import { ConditionFailed, type Item, type Table } from '#functions/data/table/table.ts'
import { update } from '#functions/data/table/write.ts'
import { shownStatus } from '#shared/rules/application-lifecycle.ts'
import { milestonesFrom } from '#shared/rules/milestones.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { holderOf, progressOf, type StoredCase, storedCase, tracksOf } from './stored-case.ts'
import { followPending } from './work-list.ts'

/** The queues of version 0.2. */
export const formerQueues: readonly string[] = [...applicationStatuses, 'fee-verified']

type SubmittedUser = User & { applicant: NonNullable<User['applicant']> }

const casesPerPage = 100

const isPresent = (item: Item): boolean => Boolean(item.stage && item.filter_pk)

const lastKey = ({ pk, sk, queue_pk, queue_sk }: Item): Item => ({ pk, sk, queue_pk, queue_sk })

type PastEvents = readonly { event: string; at: string }[]

/** The dates of its steps, and when it was printed last. @param history of the application, oldest first */
const datesOf = (review: StoredCase, history: PastEvents) => ({
  milestones: milestonesFrom(history, progressOf(review)),
  printed_at: history.findLast(({ event }) => event === 'PRINTED')?.at ?? null,
})

/** The case as it will be stored, with the attributes of the indexes. */
const rewritten = (before: StoredCase, facts: QueueFacts) => {
  const status = shownStatus(tracksOf(before))
  const after = { ...before, ...facts, status }
  const { id: _id, version: _version, ...fields } = after
  return { status, fields: { ...fields, ...queueAttributes(after, tracksOf(after).fee) } }
}

export const createCaseMigration = (table: Table) => ({
  /** The ids of cases of a page that are not rewritten yet; `next` is where the next page begins. */
  page: async (queue: string, after?: Item): Promise<{ ids: string[]; next: Item | undefined }> => {
    const items = await table.query({
      IndexName: 'queue',
      KeyConditionExpression: 'queue_pk = :pk',
      ExpressionAttributeValues: { ':pk': `${queuePrefix}${queue}#0` },
      Limit: casesPerPage,
      ...(after && { ExclusiveStartKey: after }),
    })
    const last = items.at(-1)
    return {
      ids: items.filter((item) => !isPresent(item)).map(({ id }) => String(id)),
      next: last && items.length === casesPerPage ? lastKey(last) : undefined,
    }
  },

  /**
   * Rewrites a case and its form.
   * @param form as it is read, in the present form
   * @param history since the submission, oldest first
   * @returns whether it has the present form now; false when somebody changed it in the meantime
   */
  rewrite: async (
    user: SubmittedUser,
    form: StoredForm,
    facts: QueueFacts,
    history: PastEvents,
    attempt: Attempt,
  ): Promise<boolean> => {
    const userId = user.id
    const item = await table.get(caseKey(userId), { consistent: true })
    if (!item || isPresent(item)) return true
    const before = storedCase.parse(item)
    const indexed = { ...user, application_form: form, review: before }
    const { status, fields } = rewritten({ ...before, found_by: foundByOf(indexed) }, facts)
    const { fee } = tracksOf(before)
    const writes = [
      update(nextVersion(caseKey(userId), before.version, fields, attempt)),
      update(
        nextVersion(
          formKey(userId),
          form.version,
          { status, fee_status: fee, ...datesOf(before, history) },
          attempt,
        ),
      ),
      ...countStatusMove(userId, String(item.status), status),
      ...countGroupChange(userId, null, fields.filter_pk),
      ...countAssignment(null, holderOf({ ...before, status })),
      ...followPending(userId, null, before.pending),
      ...indexEntriesOf(indexed),
    ]
    try {
      await table.transact(writes)
      return true
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      return false
    }
  },
})
