/** My work: what waits for a member of staff, in groups. */
import * as z from 'zod/mini'
import { applicationTitles } from '#shared/vocabulary/applications.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { workGroups } from '../rules/work-groups.ts'

const workRow = z.object({
  /** The applicant's. */
  id: z.string(),
  reference_no: z.string(),
  name: z.string(),
  application_title: z.enum(applicationTitles),
  status: z.enum(applicationStatuses),
  /** Since when it has this status, in days of the council's calendar. */
  days: z.number(),
  /** The number of days in which the office takes this step; null if the office does not act. */
  limit: z.nullable(z.number()),
  /** Why it is here, where its group and status do not say it. */
  why: z.nullable(z.string()),
})
export type WorkRow = z.output<typeof workRow>

const workGroup = z.object({
  key: z.enum(workGroups),
  count: z.number(),
  /** There are more than were counted. */
  more: z.boolean(),
  /** The first, those that have waited longest before the others. */
  rows: z.array(workRow),
})
export type WorkGroup = z.output<typeof workGroup>

/** Every group of the caller's roles, also those in which nothing waits. */
export const workView = z.object({ groups: z.array(workGroup) })
export type WorkView = z.output<typeof workView>
