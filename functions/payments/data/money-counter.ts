/**
 * The payments of each month, counted in the transaction of each payment, so that a month's total needs no list.
 * Amounts are counted in paisas, because a bank row may have fractions of a rupee.
 */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import {
  moneyCounterKey,
  moneyCounterPartition,
  moneyDayKey,
  moneyDayPartition,
} from '#functions/platform/table/keys/counters.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { shardOf } from '#functions/platform/table/shard.ts'
import type { Item, Write } from '#functions/platform/table/table.ts'
import { update, within } from '#functions/platform/table/write.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import type { MoneyMonth } from '#shared/payments/records/bank-statement.ts'
import type { CountedDay } from '#shared/payments/records/day-book.ts'

/** `YYYY-MM` of the council's calendar. */
export const monthOf = (instant: Date | string): string => dayInKarachi(new Date(instant)).slice(0, 7)

export const paisasIn = (rupees: number): number => Math.round(rupees * 100)

const addTo = (key: Key, numbers: Record<string, number>): Write => {
  const names = Object.keys(numbers)
  return update({
    Key: { ...key },
    UpdateExpression: `ADD ${names.map((_, place) => `#n${place} :n${place}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name, place) => [`#n${place}`, name])),
    ExpressionAttributeValues: Object.fromEntries(
      Object.values(numbers).map((number, place) => [`:n${place}`, number]),
    ),
  })
}

/** A transaction may count a payment and a deposit, so that they are in different items. */
const addPayment = (userId: string, now: Date, numbers: Record<string, number>): Write[] => [
  addTo(moneyCounterKey(monthOf(now), 'payments', shardOf(userId)), numbers),
  addTo(moneyDayKey(dayInKarachi(now), 'payments', shardOf(userId)), numbers),
]

interface Payment {
  userId: string
  rupees: number
  now: Date
}

/** @param byHand not by a row of the bank's statement */
export const countVerifiedPayment = ({ userId, rupees, now }: Payment, byHand: boolean): Write[] =>
  addPayment(userId, now, {
    verified: 1,
    verified_paisas: paisasIn(rupees),
    ...(byHand && { by_hand: 1 }),
  })

/** A payment that was reversed, or undone with its import. */
export const countRemovedPayment = ({ userId, rupees, now }: Payment): Write[] =>
  addPayment(userId, now, { removed: 1, removed_paisas: paisasIn(rupees) })

export type CountedAs = 'deposits' | 'taken_back' | 'refunded'

interface CountedDeposit {
  /** The challan in letters and digits. */
  challan: string
  rupees: number
  /** When it was imported: it counts in that month as long as it has no application. */
  importedAt: string
  /** Null while it counts as none of these. */
  as: CountedAs | null
  /** 1 where it begins to count so, -1 where it ends. */
  by: 1 | -1
}

/** Deposits without an application, and those that the bank took back: one write for each month that changes. */
export const countDeposits = (counted: readonly CountedDeposit[]): Write[] =>
  [...Map.groupBy(counted, ({ importedAt }) => monthOf(importedAt))].flatMap(([month, ofMonth]) => {
    const numbers: Record<string, number> = {}
    for (const { as, by, rupees } of ofMonth) {
      if (!as) continue
      numbers[as] = (numbers[as] ?? 0) + by
      numbers[`${as}_paisas`] = (numbers[`${as}_paisas`] ?? 0) + by * paisasIn(rupees)
    }
    const changes = Object.values(numbers).some((number) => number !== 0)
    const shard = shardOf(ofMonth[0]?.challan ?? '')
    return changes ? [addTo(moneyCounterKey(month, 'deposits', shard), numbers)] : []
  })

/** The columns of the day book besides what is verified. */
export const depositColumns = ['unmatched', 'in_hand', 'refunded', 'taken_back'] as const
type DepositColumn = (typeof depositColumns)[number]

interface Booked {
  /** Of the deposit before and after the change; null where it has paid a fee, or is not there. */
  column: DepositColumn | null
  rupees: number
}

/** What a change of a deposit moves in the day book, on the day of the change: a day that has ended changes no more. */
export const bookDeposit = (challan: string, before: Booked, after: Booked, now: Date): Write[] => {
  const numbers: Record<string, number> = {}
  for (const [{ column, rupees }, by] of [[before, -1] as const, [after, 1] as const])
    if (column) numbers[column] = (numbers[column] ?? 0) + by * paisasIn(rupees)
  const moved = Object.values(numbers).some((number) => number !== 0)
  return moved ? [addTo(moneyDayKey(dayInKarachi(now), 'deposits', shardOf(challan)), numbers)] : []
}

/** Pay orders and demand drafts that are taken in, or leave the council's hands again where `rupees` is negative. */
export const bookInHand = (rupees: number, now: Date): Write =>
  addTo(moneyDayKey(dayInKarachi(now), 'receipts', 0), { in_hand: paisasIn(rupees) })

const monthsShown = 24

const firstMonth = (now: Date): string => {
  const [year, month] = monthOf(now).split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - monthsShown, 1)).toISOString().slice(0, 7)
}

const sumOf = (items: Item[]): Omit<MoneyMonth, 'month'> => {
  const sum = (name: string) => items.reduce((total, item) => total + Number(item[name] ?? 0), 0)
  const both = (name: string) => ({ count: sum(name), rupees: sum(`${name}_paisas`) / 100 })
  return {
    verified: both('verified'),
    by_hand: sum('by_hand'),
    removed: both('removed'),
    deposits: both('deposits'),
    taken_back: both('taken_back'),
    refunded: both('refunded'),
  }
}

export const moneyCounter = ({ table }: AppContext) => ({
  /** The last 24 months in which anything was counted, newest first. */
  months: async (now: Date): Promise<MoneyMonth[]> => {
    const items = await table.query({
      ...within(moneyCounterPartition, { from: firstMonth(now) }),
      ScanIndexForward: false,
    })
    const byMonth = Map.groupBy(items, ({ sk }) => String(sk).split('#')[0] ?? '')
    return [...byMonth].map(([month, shards]) => ({ month, ...sumOf(shards) }))
  },

  /** The days of a month in which anything was counted, the first one first. */
  days: async (month: string): Promise<CountedDay[]> => {
    const items = await table.query({
      ...within(moneyDayPartition, { beginning: `${month}-` }),
      ConsistentRead: true,
    })
    const byDay = Map.groupBy(items, ({ sk }) => String(sk).split('#')[0] ?? '')
    return [...byDay].map(([day, shards]) => {
      const rupees = (name: string) =>
        shards.reduce((total, item) => total + Number(item[name] ?? 0), 0) / 100
      const verified = rupees('verified_paisas') - rupees('removed_paisas')
      const others = Object.fromEntries(depositColumns.map((column) => [column, rupees(column)]))
      return { day, verified, ...(others as Record<DepositColumn, number>) }
    })
  },
})
