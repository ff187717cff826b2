/** Cases as staff work on them: search, and changes in one transaction. */

import { type CaseChange, caseWrites, listChange } from '#functions/applications/data/case/case-change.ts'
import type { QueueFacts } from '#functions/applications/data/case/queue-attributes.ts'
import { type StoredCase, storedCase } from '#functions/applications/data/case/stored-case.ts'
import { createFindEntries } from '#functions/applications/data/search/find-entries.ts'
import type { StoredForm } from '#functions/applications/data/stored-form.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { referencePrefix } from '#functions/platform/services/config.ts'
import { caseKey } from '#functions/platform/table/keys/cases.ts'
import { type Attempt, sameVersion } from '#functions/platform/table/record.ts'
import { retry } from '#functions/platform/table/retry.ts'
import { ConditionFailed, type Table } from '#functions/platform/table/table.ts'
import { update } from '#functions/platform/table/write.ts'
import { Stale } from '#shared/kit/errors.ts'

/** The lists were refreshed between the reading of a case and its change. */
class ListsMoved extends Error {
  override readonly name = 'ListsMoved'
}
const tries = 5

const factsOf = ({ city, open_warnings, filter_pk }: StoredCase) => ({ city, open_warnings, filter_pk })

export const createCases = (table: Table, newId: () => string) => {
  const read = (userId: string, consistent = false): Promise<StoredCase | null> =>
    table.read(storedCase, caseKey(userId), { consistent })

  return {
    read,

    /**
     * Updates the lists after a change outside the review, such as a document that was sent later. This is no
     * change of the case: its version stays. If somebody has changed the case in the meantime, nothing is
     * written.
     */
    refreshLists: async (review: StoredCase, facts: QueueFacts): Promise<void> => {
      const { city, open_warnings } = review
      const isSame = city === facts.city && open_warnings === facts.open_warnings
      if (isSame) return
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
      let read = before
      await retry({ tries, when: (error) => error instanceof ListsMoved }, async () => {
        const { writes, firstExtra } = caseWrites(read, form, change, attempt, newId)
        try {
          await table.transact(writes)
        } catch (error) {
          if (!(error instanceof ConditionFailed)) throw error
          const stored = await table.read(storedCase, caseKey(before.id))
          if (stored?.changed_by === attempt.requestId) return // done before, and the answer was lost
          const refused = change.extraWrites?.[(error.indexes[0] ?? 0) - firstExtra]
          if (refused) throw refused.refusal()
          if (stored?.version !== before.version || stored.filter_pk === read.filter_pk)
            throw new Stale(stored)
          read = { ...before, ...factsOf(stored) }
          throw new ListsMoved()
        }
      })
    },
  }
}

export const cases = ({ config, table, newId }: AppContext) => ({
  ...createCases(table, newId),
  /** What the council's references begin with. */
  referencePrefix: referencePrefix(config),
})
