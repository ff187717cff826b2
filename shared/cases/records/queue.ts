/** Lists of cases: what they are filtered and ordered by. */
import * as z from 'zod/mini'
import { date } from '#shared/kit/fields/dates-and-numbers.ts'
import { betweenFields } from '#shared/kit/fields/shapes.ts'
import { line } from '#shared/kit/fields/text.ts'
import { applicationTitles } from '#shared/vocabulary/applications.ts'
import { listedStatuses } from '#shared/vocabulary/statuses.ts'
import { casePage } from './case.ts'

const queueOrders = ['oldest', 'newest', 'longest', 'shortest'] as const
/** By time of submission, or by how long a case has been in its status. */
export type QueueOrder = (typeof queueOrders)[number]

const choices = {
  type: z.enum(applicationTitles, 'Choose a type'),
  fee: z.enum(['unpaid', 'paid'], 'Choose paid or unpaid'),
  papers: z.enum(['missing', 'complete'], 'Choose complete or missing'),
  warnings: z.enum(['yes', 'no'], 'Choose yes or no'),
  /** Compared without case, points and accents. */
  city: line('Enter a city'),
  /** `me`, `nobody`, or the id of a member of staff. */
  assigned: line('Choose a member of staff', 100),
  /** Days of submission, both included. */
  from: date('First day', 'Enter the first day'),
  to: date('Last day', 'Enter the last day'),
}

/** Each of them may be left out. */
export const queueChoices = z.partial(z.strictObject(choices))
export type QueueChoices = z.output<typeof queueChoices>

export const daysInOrder = () =>
  betweenFields<QueueChoices>(
    ({ from, to }) => !from || !to || from <= to,
    'to',
    'The last day must not be before the first',
  )

const ordered = {
  ...queueChoices.shape,
  status: z.enum(listedStatuses, 'Choose a status'),
  sort: z._default(z.enum(queueOrders, 'Choose an order'), 'oldest'),
}
/** One sort key holds one time, so a choice of days of submission is listed by submission. */
const oneTime = () =>
  betweenFields<QueueChoices & { sort?: QueueOrder }>(
    ({ from, to, sort }) => (!from && !to) || sort === undefined || sort === 'oldest' || sort === 'newest',
    'sort',
    'Days of submission are listed by submission',
  )

/** A list of cases as it is asked for, without the place in it. */
export const queueList = z.strictObject(ordered).check(daysInOrder(), oneTime())
export type QueueList = z.output<typeof queueList>

/** A list whose cases are counted; without a status only the statuses are. */
export const countedList = z.strictObject({
  ...queueChoices.shape,
  status: z.optional(z.enum(listedStatuses, 'Choose a status')),
})

/** How many cases the list has; null where that is not counted, or no list was asked for. */
export const listCount = z.object({ listed: z.nullable(z.number()) })

/** A page of it. */
export const queuePage = z.extend(casePage, {
  /** The cursor of the page before this one. */
  previous: z.nullable(z.string()),
  /** The place of the first row in the whole list, from 1; null without rows. */
  first: z.nullable(z.number()),
  /** How many cases the whole list has, where that is counted. */
  total: z.nullable(z.number()),
})
export type QueuePage = z.output<typeof queuePage>
