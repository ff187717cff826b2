/** Entries for applications that were approved before there was a register. Each is made once, however often it is tried. */
import { type StoredCase, storedCase } from '#functions/data/cases/stored-case.ts'
import { caseKey } from '#functions/data/keys/cases.ts'
import { queuePrefix } from '#functions/data/partitions.ts'
import { type Attempt, nextVersion } from '#functions/data/table/record.ts'
import { ConditionFailed, type Item, type Table } from '#functions/data/table/table.ts'
import { update } from '#functions/data/table/write.ts'
import type { CaseRegistration } from '#shared/records/review.ts'
import { isApproved } from '#shared/rules/application-lifecycle.ts'
import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'
import { createRegistrations, type NewRegistration } from './registration.ts'

const casesPerPage = 100

const lastKey = ({ pk, sk, queue_pk, queue_sk }: Item): Item => ({ pk, sk, queue_pk, queue_sk })

/** Whether the case, or one before it, was approved, and its own approval is not in the register yet. */
const mayLackEntry = ({ status, former, registration }: StoredCase): boolean =>
  isApproved(status) ? registration === null : former.some(({ registration_number }) => registration_number)

export const createRegistrationMigration = (table: Table, newId: () => string) => {
  const registrations = createRegistrations(table, newId)
  return {
    /** The cases of a page that may lack an entry; `next` is where the next page begins. */
    page: async (
      status: ApplicationStatus,
      after?: Item,
    ): Promise<{ ids: string[]; next: Item | undefined }> => {
      const items = await table.query({
        IndexName: 'queue',
        KeyConditionExpression: 'queue_pk = :pk',
        ExpressionAttributeValues: { ':pk': `${queuePrefix}${status}#0` },
        Limit: casesPerPage,
        ...(after && { ExclusiveStartKey: after }),
      })
      const last = items.at(-1)
      return {
        ids: items.filter((item) => mayLackEntry(storedCase.parse(item))).map(({ id }) => String(id)),
        next: last && items.length === casesPerPage ? lastKey(last) : undefined,
      }
    },

    /**
     * Makes the entry; if the case's own approval is the reason, the case records it.
     * @returns false when the number or its holder has an entry already, or somebody changed the case in the meantime
     */
    put: async (
      entry: NewRegistration,
      from: string,
      review: { before: StoredCase; registration: CaseRegistration } | null,
      attempt: Attempt,
    ): Promise<boolean> => {
      const change = {
        event: 'CREATED' as const,
        by: null,
        reason: 'Approved before there was a register',
        from,
      }
      const writes = [
        ...registrations.putRegistration(entry, change, attempt),
        ...(review
          ? [
              update(
                nextVersion(
                  caseKey(review.before.id),
                  review.before.version,
                  { registration: review.registration },
                  attempt,
                ),
              ),
            ]
          : []),
      ]
      try {
        await table.transact(writes)
        return true
      } catch (error) {
        if (error instanceof ConditionFailed) return false
        throw error
      }
    },
  }
}
