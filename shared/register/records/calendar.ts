/** The calendar of holders: whose registration ends when, and whether the reminder of it reaches them. */
import * as z from 'zod/mini'
import { cursor } from '#shared/kit/endpoint.ts'
import { line } from '#shared/kit/fields/text.ts'
import { reminderDay, reminderKinds } from './reminder.ts'
import { type Standing, standings } from './standing.ts'

/** What a reminder of the end meets with, as far as one knows today. */
const holderStates = [
  'reached',
  'unconfirmed',
  'unreachable',
  'without_account',
  'renewing',
  'not_renewable',
] as const
export type HolderState = (typeof holderStates)[number]

/** Which of the ends are asked for. */
export const calendarViews = ['all', 'out-of-reach', 'unpaid'] as const
export type CalendarView = (typeof calendarViews)[number]

/** A removed entry has no end. */
export const calendarStandings = ['active', 'expired', 'suspended'] as const satisfies Standing[]
export type CalendarStanding = (typeof calendarStandings)[number]

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose a month, such as 2027-01'))

export const calendarQuery = z.strictObject({
  /** Those that end in this month; where it is left out, those that are reminded in the next 30 days. */
  month: z.optional(month),
  /** The last month, where they end in more than one. */
  until: z.optional(month),
  /** Compared without case, points and accents. */
  city: z.optional(line('Enter a city')),
  standing: z.optional(z.enum(calendarStandings, 'Choose a standing')),
  show: z._default(z.enum(calendarViews, 'Choose which to show'), 'all'),
  cursor,
})
export type CalendarQuery = z.output<typeof calendarQuery>

const calendarEntry = z.object({
  number: z.string(),
  name: z.string(),
  city: z.string(),
  valid_until: z.string(),
  standing: z.enum(standings),
  state: z.enum(holderStates),
  /** A renewal that was handed in and not paid: the id of its case. */
  unpaid: z.nullable(z.string()),
  /** The next one from tomorrow on; null after the last. */
  reminder: z.nullable(z.object({ kind: z.enum(reminderKinds), day: z.string() })),
})
export type CalendarEntry = z.output<typeof calendarEntry>

/** Few may be left of those that were looked at: then a page is short, and another one follows. */
export const calendarPage = z.object({
  entries: z.array(calendarEntry),
  next: z.nullable(z.string()),
})

/** The e-mails by the day on which they are sent, and the one about a renewal that is not paid. */
export const reminderEmails = [...reminderKinds, 'unpaid'] as const
export type ReminderEmail = (typeof reminderEmails)[number]

export const reminderTrial = z.strictObject({ email: z.enum(reminderEmails, 'Choose an email') })

const reminderPreview = z.object({ email: z.enum(reminderEmails), subject: z.string(), text: z.string() })
export type ReminderPreview = z.output<typeof reminderPreview>

export const reminderOverview = z.object({
  emails: z.array(reminderPreview),
  /** What became of them on the last 10 days with a run, newest first. */
  days: z.array(reminderDay),
})
export type ReminderOverview = z.output<typeof reminderOverview>
