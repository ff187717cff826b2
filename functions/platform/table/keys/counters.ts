/** Keys of counters. Those that many requests change are kept in shards. */

import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'
import { counterPrefix } from '../partitions.ts'
import type { Key } from './key.ts'

/** How many cases are in each status; in shards, since every change of a status is counted here. */
export const queueCounterPartition = `${counterPrefix}QUEUE`
export const queueCounterKey = (shard: number): Key => ({ pk: queueCounterPartition, sk: String(shard) })
/** How many cases of each status are in each group. */
export const groupCounterPartition = `${counterPrefix}GROUPS`
export const groupCounterKey = (status: string, shard: number): Key => ({
  pk: groupCounterPartition,
  sk: `${status}#${shard}`,
})
/** How many days cases stayed in each status, for each week. */
export const statusDurationPartition = `${counterPrefix}DAYS`
export const statusDurationKey = (week: string, status: ApplicationStatus, shard: number): Key => ({
  pk: statusDurationPartition,
  sk: `${week}#${status}#${shard}`,
})
/** Payments that were verified, reversed and kept without an application in each month. */
export const moneyCounterPartition = `${counterPrefix}MONEY`
export const moneyCounterKey = (month: string, of: 'payments' | 'deposits', shard: number): Key => ({
  pk: moneyCounterPartition,
  sk: `${month}#${of}#${shard}`,
})
/** The same of each day, for the day book. */
export const moneyDayPartition = `${counterPrefix}MONEY-DAY`
export const moneyDayKey = (day: string, of: 'payments' | 'deposits' | 'receipts', shard: number): Key => ({
  pk: moneyDayPartition,
  sk: `${day}#${of}#${shard}`,
})
/** How many open cases are assigned to each member of staff. */
export const assignedCounterPartition = `${counterPrefix}ASSIGNED`
export const assignedCounterKey = (staffId: string): Key => ({ pk: assignedCounterPartition, sk: staffId })
/** The office's acts of each month: new applications in shards, and an item for each member of staff. */
export const reportCounterPartition = `${counterPrefix}REPORT`
export const reportOfApplicantsKey = (month: string, shard: number): Key => ({
  pk: reportCounterPartition,
  sk: `${month}#applicants#${shard}`,
})
export const reportOfStaffKey = (month: string, staffId: string): Key => ({
  pk: reportCounterPartition,
  sk: `${month}#staff#${staffId}`,
})
export const registrationCounterKey = (category: string): Key => ({
  pk: `${counterPrefix}REGISTRATION#${category}`,
  sk: 'COUNTER',
})
