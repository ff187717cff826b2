/**
 * The office's acts of each month, counted in the transaction of each change, so that a repeated change counts once
 * and reading costs the same for any number of cases. Acts of staff are counted in an item of that person,
 * submissions in shards.
 */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import type { EventEntry } from '#functions/platform/table/event.ts'
import {
  reportCounterPartition,
  reportOfApplicantsKey,
  reportOfStaffKey,
} from '#functions/platform/table/keys/counters.ts'
import { shardOf } from '#functions/platform/table/shard.ts'
import type { Item, Table, Write } from '#functions/platform/table/table.ts'
import { update, within } from '#functions/platform/table/write.ts'
import type { ApplicationEvent } from '#shared/cases/records/events.ts'
import type { ReportAct } from '#shared/cases/rules/reports.ts'
import { monthOf } from '#shared/kit/dates.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { countedCity } from '#shared/register/rules/counted-city.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'

/** The act that an event is, or that it takes back. */
const countedEvents: Partial<Record<ApplicationEvent, { act: ReportAct; isReversal?: true }>> = {
  APPROVAL_RECOMMENDED: { act: 'reviewed' },
  REFUSAL_RECOMMENDED: { act: 'reviewed' },
  VERIFY_FEE: { act: 'fee-verified' },
  REVERSE_FEE: { act: 'fee-verified', isReversal: true },
  FEE_UNDONE: { act: 'fee-verified', isReversal: true },
  RETURN: { act: 'returned' },
  RETURN_RECALLED: { act: 'returned', isReversal: true },
  APPROVE: { act: 'approved' },
  REVERSE_APPROVAL: { act: 'approved', isReversal: true },
  DECLINE: { act: 'declined' },
  REOPEN: { act: 'declined', isReversal: true },
  COLLECT: { act: 'collected' },
  REVERSE_COLLECTION: { act: 'collected', isReversal: true },
}

/** Attributes of the items: `approved:Renewal`, `reversed approved:Renewal`, `city:Lahore`. */
export const actAttribute = (act: ReportAct, title: ApplicationTitle, isReversal = false): string =>
  `${isReversal ? 'reversed ' : ''}${act}:${title}`
export const cityPrefix = 'city:'

const addOne = (Key: { pk: string; sk: string }, attributes: string[]): Write =>
  update({
    Key,
    UpdateExpression: `ADD ${attributes.map((_, index) => `#a${index} :one`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(attributes.map((name, index) => [`#a${index}`, name])),
    ExpressionAttributeValues: { ':one': 1 },
  })

export const monthAt = (now: Date): string => monthOf(dayInKarachi(now))

/** The write that counts a new application. */
export const countSubmission = (
  userId: string,
  { application_title, city }: { application_title: ApplicationTitle; city: string },
  now: Date,
): Write =>
  addOne({ ...reportOfApplicantsKey(monthAt(now), shardOf(userId)) }, [
    actAttribute('submitted', application_title),
    `${cityPrefix}${countedCity(city)}`,
  ])

/** The attribute in which an act of a member of staff counts; null for what reports do not count. */
export const countedAct = (
  before: { status: ApplicationStatus; application_title: ApplicationTitle },
  { event, by }: Pick<EventEntry<string>, 'event'> & { by?: object | undefined },
): string | null => {
  const counted = countedEvents[event as ApplicationEvent]
  // A reopened application may also have been withdrawn by its applicant; then no decision is taken back.
  if (!counted || !by || (event === 'REOPEN' && before.status !== 'declined')) return null
  return actAttribute(counted.act, before.application_title, counted.isReversal)
}

/** The write that counts what a member of staff did with a case; none for what reports do not count. */
export const countAct = (before: Parameters<typeof countedAct>[0], entry: EventEntry, now: Date): Write[] => {
  const attribute = countedAct(before, entry)
  return attribute && entry.by
    ? [addOne({ ...reportOfStaffKey(monthAt(now), entry.by.id) }, [attribute])]
    : []
}

interface ActCounts {
  done: Record<ApplicationTitle, number>
  reversed: Record<ApplicationTitle, number>
}

const countsIn = (items: Item[], act: ReportAct): ActCounts => {
  const sum = (title: ApplicationTitle, isReversal: boolean) =>
    items.reduce((total, item) => total + Number(item[actAttribute(act, title, isReversal)] ?? 0), 0)
  return {
    done: { Registration: sum('Registration', false), Renewal: sum('Renewal', false) },
    reversed: { Registration: sum('Registration', true), Renewal: sum('Renewal', true) },
  }
}

const citiesIn = (items: Item[]): { city: string; submitted: number }[] => {
  const counts = new Map<string, number>()
  for (const [name, count] of items.flatMap((item) => Object.entries(item)))
    if (name.startsWith(cityPrefix)) {
      const city = name.slice(cityPrefix.length)
      counts.set(city, (counts.get(city) ?? 0) + Number(count))
    }
  return [...counts].map(([city, submitted]) => ({ city, submitted }))
}

const monthIn = ({ sk }: Item): string => String(sk).split('#')[0] ?? ''
const staffIdIn = ({ sk }: Item): string | null => /#staff#(.+)$/.exec(String(sk))?.[1] ?? null

export const createReportCounter = (table: Table) => ({
  /** How often each act was done in a month, by everybody and by each member of staff, and the cities of new applications. */
  read: async (month: string) => {
    const items = await table.query({ ...within(reportCounterPartition, { beginning: `${month}#` }) })
    return {
      of: (act: ReportAct) => countsIn(items, act),
      cities: citiesIn(items),
      staff: items.flatMap((item) => {
        const id = staffIdIn(item)
        return id ? [{ id, of: (act: ReportAct) => countsIn([item], act) }] : []
      }),
    }
  },

  /** The first month that has counts, or null. */
  firstMonth: async (): Promise<string | null> => {
    const [item] = await table.query({ ...within(reportCounterPartition), Limit: 1 })
    return item ? monthIn(item) : null
  },
})

export const reportCounter = ({ table }: AppContext) => createReportCounter(table)
