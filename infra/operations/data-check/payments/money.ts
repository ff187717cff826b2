import { bookedAs, countedAs } from '#functions/payments/data/deposit-writes.ts'
import { depositColumns, monthOf, paisasIn } from '#functions/payments/data/money-counter.ts'
import {
  moneyCounterKey,
  moneyCounterPartition,
  moneyDayKey,
  moneyDayPartition,
} from '#functions/platform/table/keys/counters.ts'
import { depositPrefix, receiptsPartition } from '#functions/platform/table/partitions.ts'
import { shardOf } from '#functions/platform/table/shard.ts'
import type { Item } from '#functions/platform/table/table.ts'
import type { ApplicationEvent } from '#shared/cases/records/events.ts'
import { dayInKarachi, plainNumber } from '#shared/kit/format.ts'
import { type Deposit, deposit as depositRecord } from '#shared/payments/records/deposit.ts'
import { type Receipt, receipt as receiptRecord } from '#shared/payments/records/receipt.ts'
import { type CheckedPerson, personOf } from '../applications/person.ts'
import { counters } from '../counted.ts'
import { type Family, nameOf, read, type Tools } from '../tools.ts'

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
  const count = (at: string, what: 'verified' | 'removed', paisas: number) => {
    const day = dayInKarachi(new Date(at))
    const keys = [
      moneyCounterKey(monthOf(at), 'payments', shardOf(id)),
      moneyDayKey(day, 'payments', shardOf(id)),
    ]
    for (const key of keys) {
      held.count(key, what)
      held.count(key, `${what}_paisas`, paisas)
    }
  }
  for (const { event, at, details } of events) {
    const amount = paisasIn(Number(details?.amount ?? 0))
    if (event === 'VERIFY_FEE') paid = amount
    if (event === 'VERIFY_FEE' || event === 'PART_ACCEPTED') count(at, 'verified', amount)
    if (removing.includes(event)) count(at, 'removed', amount || paid)
  }
}

/** Deposits and receipts move on the day of each change, of which no record tells: all days together must be what there is now. */
const movedDeposits = ({ tell, isMine }: Tools) => {
  const [moved, standing] = [new Map<string, number>(), new Map<string, number>()]
  const add = (sums: Map<string, number>, column: string, paisas: number) =>
    sums.set(column, (sums.get(column) ?? 0) + paisas)
  const key = { pk: moneyDayPartition, sk: 'deposits' }
  return {
    find: (item: Item) => {
      for (const column of depositColumns) add(moved, column, Number(item[column] ?? 0))
    },
    see: (deposit: Deposit) => {
      const { column, rupees } = bookedAs(deposit)
      if (column) add(standing, column, paisasIn(rupees))
    },
    seeReceipt: ({ amount, outcome }: Receipt) => {
      if (!outcome) add(standing, 'in_hand', paisasIn(amount))
    },
    end: () => {
      const wrong = depositColumns.filter(
        (column) => (moved.get(column) ?? 0) !== (standing.get(column) ?? 0),
      )
      if (wrong.length > 0 && isMine(nameOf(key)))
        tell(
          key,
          `The days of the day book together are not what the deposits and receipts are: ${wrong.join(', ')}.`,
        )
    },
  }
}

export const money: Family = {
  name: 'money',
  holds:
    'The counters agree with the payments that were verified and taken back in each month and on each day, and with the deposits without an application, refunded or taken back by the bank, and the receipts in hand.',
  open: (tools) => {
    // Whether somebody typed a payment is told by no history.
    const held = counters(tools, (name) => name !== 'by_hand')
    const moves = movedDeposits(tools)
    return {
      see: (group) => {
        const person = personOf(group)
        if (person) countPayments(person, held)
        for (const item of group.items.values()) {
          const isOfPayments = String(item.sk).includes('#payments#')
          if (group.pk === moneyCounterPartition) held.find(item)
          if (group.pk === moneyDayPartition) (isOfPayments ? held : moves).find(item)
          const deposit = group.pk.startsWith(depositPrefix) ? read(depositRecord, item) : null
          if (deposit) moves.see(deposit)
          const receipt = group.pk === receiptsPartition ? read(receiptRecord, item) : null
          if (receipt) moves.seeReceipt(receipt)
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
      end: () => {
        held.end()
        moves.end()
      },
    }
  },
}
