import { countedAs } from '#functions/payments/data/deposit-writes.ts'
import { monthOf, paisasIn } from '#functions/payments/data/money-counter.ts'
import { moneyCounterKey, moneyCounterPartition } from '#functions/platform/table/keys/counters.ts'
import { depositPrefix } from '#functions/platform/table/partitions.ts'
import { shardOf } from '#functions/platform/table/shard.ts'
import type { ApplicationEvent } from '#shared/cases/records/events.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { deposit as depositRecord } from '#shared/payments/records/deposit.ts'
import { type CheckedPerson, personOf } from '../applications/person.ts'
import { counters } from '../counted.ts'
import { type Family, read } from '../tools.ts'

type Counters = ReturnType<typeof counters>

const removing: readonly string[] = [
  'REVERSE_FEE',
  'FEE_UNDONE',
  'FEE_REFUNDED',
  'FORMER_FEE_TAKEN_BACK',
  'PART_TAKEN_BACK',
] satisfies ApplicationEvent[]

/** Payments verified and taken back, as the history tells. */
const countPayments = ({ id, events }: CheckedPerson, held: Counters): void => {
  let paid = 0
  for (const { event, at, details } of events) {
    const key = moneyCounterKey(monthOf(at), 'payments', shardOf(id))
    if (event === 'VERIFY_FEE') {
      paid = paisasIn(Number(details?.amount ?? 0))
      held.count(key, 'verified')
      held.count(key, 'verified_paisas', paid)
    }
    if (event === 'PART_ACCEPTED') {
      held.count(key, 'verified')
      held.count(key, 'verified_paisas', paisasIn(Number(details?.amount ?? 0)))
    }
    if (removing.includes(event)) {
      held.count(key, 'removed')
      held.count(key, 'removed_paisas', details?.amount ? paisasIn(Number(details.amount)) : paid)
    }
  }
}

export const money: Family = {
  name: 'money',
  holds:
    'The counters agree with the payments that were verified and taken back in each month, and with its deposits without an application or taken back by the bank.',
  open: (tools) => {
    // Whether somebody typed a payment is told by no history.
    const held = counters(tools, (name) => name !== 'by_hand')
    return {
      see: (group) => {
        const person = personOf(group)
        if (person) countPayments(person, held)
        for (const item of group.items.values()) {
          if (group.pk === moneyCounterPartition) held.find(item)
          const deposit = group.pk.startsWith(depositPrefix) ? read(depositRecord, item) : null
          const as = deposit && countedAs(deposit)
          if (!as) continue
          const key = moneyCounterKey(
            monthOf(deposit.at),
            'deposits',
            shardOf(plainNumber(deposit.challan_no)),
          )
          held.count(key, as)
          held.count(key, `${as}_paisas`, paisasIn(deposit.amount))
        }
      },
      end: held.end,
    }
  },
}
