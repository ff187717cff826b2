/** Cases by how long they wait: reads of the indexes, each of a bounded number of rows. */
import * as z from 'zod/mini'
import { groupsWith } from '#functions/applications/data/case/queue-group.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { assignedPartition, groupPartition, queuePartition } from '#functions/platform/table/keys/cases.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { assignment } from '#shared/cases/records/review.ts'
import { applicationTitles } from '#shared/vocabulary/applications.ts'
import { type ApplicationStatus, applicationStatuses } from '#shared/vocabulary/statuses.ts'

/** The part of a case in the indexes. */
const waitingCase = z.object({
  id: z.string(),
  reference_no: z.string(),
  name: z.string(),
  application_title: z.enum(applicationTitles),
  status: z.enum(applicationStatuses),
  status_since: z.string(),
  assignee: z.nullable(assignment),
  /** In the index `assigned` only. */
  sent_back: z._default(z.nullable(z.object({ by: z.object({ name: z.string() }) })), null),
})
export type WaitingCase = z.output<typeof waitingCase>

const parsed = (items: Item[]): WaitingCase[] => items.map((item) => waitingCase.parse(item))

export const inOrderOfWaiting = (cases: WaitingCase[]): WaitingCase[] =>
  cases.sort((one, other) => one.status_since.localeCompare(other.status_since))

export const waitingCases = ({ table }: AppContext) => {
  const oldest = async (index: string, key: string, pk: string, limit: number, before = '~') =>
    parsed(
      await table.query({
        IndexName: index,
        KeyConditionExpression: `${key} = :pk AND waiting_sk < :before`,
        ExpressionAttributeValues: { ':pk': pk, ':before': before },
        Limit: limit,
      }),
    )

  const allIn = async (pk: string): Promise<string[]> => {
    const items = await table.query({
      IndexName: 'filtered-waiting',
      KeyConditionExpression: 'filter_pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    })
    return items.map((item) => waitingCase.parse(item).id)
  }

  return {
    /** The open cases of a member of staff, those that wait longest first. */
    assignedTo: (staffId: string, limit: number): Promise<WaitingCase[]> =>
      oldest('assigned', 'assignee_pk', assignedPartition(staffId), limit),

    /** Cases of a status, those that wait longest first. @param before only those that have the status since before it */
    ofStatus: (status: ApplicationStatus, limit: number, before?: string): Promise<WaitingCase[]> =>
      oldest('waiting', 'queue_pk', queuePartition(status), limit, before),

    /** The ids of the open renewals that are not paid. */
    unpaidRenewals: async (): Promise<string[]> => {
      const groups = groupsWith({ title: 'Renewal', fee: 'unpaid' })
      const partitions = applicationStatuses
        .filter(isOpen)
        .flatMap((status) => groups.map((group) => groupPartition(status, group)))
      const found: string[] = []
      for (const pk of partitions) found.push(...(await allIn(pk)))
      return found
    },

    /** Submitted cases that are assigned to nobody, those that wait longest first. */
    unassigned: async (limit: number): Promise<WaitingCase[]> => {
      const groups = groupsWith({ assigned: 'no' })
      const found = await Promise.all(
        groups.map((group) =>
          oldest('filtered-waiting', 'filter_pk', groupPartition('submitted', group), limit),
        ),
      )
      return inOrderOfWaiting(found.flat()).slice(0, limit)
    },
  }
}
