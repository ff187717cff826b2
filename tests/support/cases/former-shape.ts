/** Turns stored cases into what version 0.2 stored: one status for review and fee, and no attributes of the new indexes. */
import { formKey } from '#functions/data/keys/applicants.ts'
import { caseKey } from '#functions/data/keys/cases.ts'
import {
  assignedCounterPartition,
  groupCounterPartition,
  queueCounterKey,
} from '#functions/data/keys/counters.ts'
import { shardOf } from '#functions/data/table/shard.ts'
import type { Item } from '#functions/data/table/table.ts'
import { put, remove, update } from '#functions/data/table/write.ts'
import { createAppContext } from '#functions/services/app-context.ts'
import type { StaffStack } from '#tests/support/people/staff-stack.ts'

const addedSince = [
  ...['stage', 'recommendation', 'sent_back', 'wrong', 'open_warnings', 'city', 'fee_status', 'papers'],
  ...['waiting_sk', 'filter_pk', 'city_pk', 'assignee_pk'],
]

const withoutLaterAttributes = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !addedSince.includes(name)))

/** The item of a case as version 0.2 stored it, with the status of that time. */
export const formerCaseItem = (stored: Item, status: string): Item => ({
  ...withoutLaterAttributes(stored),
  status,
  queue_pk: `QUEUE#${status}#0`,
})

/** The item of its form. */
export const formerFormItem = (
  { fee_status: _, return_opened_at: _opened, milestones: _dates, ...form }: Item,
  status: string,
): Item => ({
  ...form,
  status,
})

/** A case with the status that it had in version 0.2, the payment and the assignment of that time. */
export const asFormerCase = async (
  { services }: Pick<StaffStack, 'services'>,
  id: string,
  { status, more = {} }: { status: string; more?: Item },
): Promise<void> => {
  const { table } = createAppContext(services.config)
  const [stored, form] = await Promise.all([
    table.get(caseKey(id), { consistent: true }),
    table.get(formKey(id), { consistent: true }),
  ])
  if (!stored || !form) throw new Error('There is no such case')
  const counter = { ...queueCounterKey(shardOf(id)) }
  await table.transact([
    put({ ...formerCaseItem(stored, status), ...more, ...caseKey(id) }),
    put({ ...formerFormItem(form, status), ...formKey(id) }),
    ...(status === stored.status
      ? []
      : [
          update({
            Key: counter,
            UpdateExpression: 'ADD #to :one, #from :back',
            ExpressionAttributeNames: { '#to': status, '#from': String(stored.status) },
            ExpressionAttributeValues: { ':one': 1, ':back': -1 },
          }),
        ]),
  ])
}

/** Version 0.2 counted no groups, and nobody's cases. */
export const removeLaterCounters = async ({ services }: Pick<StaffStack, 'services'>): Promise<void> => {
  const { table } = createAppContext(services.config)
  const partitions = [groupCounterPartition, assignedCounterPartition]
  const items = await Promise.all(
    partitions.map((pk) =>
      table.query({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } }),
    ),
  )
  for (const { pk, sk } of items.flat()) await table.transact([remove({ pk: String(pk), sk: String(sk) })])
}
