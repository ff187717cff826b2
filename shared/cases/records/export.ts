/** Exports of lists of cases, and the log of who exported what. */
import * as z from 'zod/mini'
import { betweenFields } from '#shared/kit/fields/shapes.ts'
import { line } from '#shared/kit/fields/text.ts'
import { clerk } from '#shared/staff/records/clerk.ts'
import { applicationTitles } from '#shared/vocabulary/applications.ts'
import { applicationStatuses, listedStatuses } from '#shared/vocabulary/statuses.ts'
import { daysInOrder, queueChoices } from './queue.ts'

/** The cases of one status or of all, filtered as the list is, or of one search. */
const filter = {
  status: z.optional(z.enum(listedStatuses, 'Choose a status')),
  ...queueChoices.shape,
  q: z.optional(line('Enter a search term', 80)),
}
export const exportFilter = z.strictObject(filter).check(
  betweenFields<{ status?: string; q?: string }>(
    ({ status, q }) => (status === undefined) !== (q === undefined),
    'status',
    'Choose a status, or enter a search term',
  ),
  daysInOrder(),
)
export type ExportFilter = z.output<typeof exportFilter>

/** A line of the log. `rows`: how many cases matched when it began; `sent`: how many were answered, repeats counted. */
export const exportEntry = z.object({
  id: z.string(),
  at: z.string(),
  by: clerk,
  /** The exported list: applications, or the public register. */
  list: z._default(z.enum(['cases', 'register']), 'cases'),
  ...filter,
  /** Null where it was not counted. */
  rows: z.nullable(z.number()),
  sent: z.number(),
  /** 'waiting': no case is sent before a second person has confirmed it. */
  state: z.enum(['open', 'waiting', 'confirmed', 'refused', 'withdrawn']),
  /** The person who settled it, and the time. */
  settled: z._default(z.nullable(z.object({ by: clerk, at: z.string() })), null),
})
export type ExportEntry = z.output<typeof exportEntry>
export const exportLog = z.object({ entries: z.array(exportEntry), next: z.nullable(z.string()) })

/** A case in an export. It identifies a person, so every page of an export is counted. */
const exportRow = z.object({
  reference_no: z.string(),
  submitted_at: z.string(),
  application_title: z.enum(applicationTitles),
  title: z.string(),
  name: z.string(),
  /** 13 digits. */
  cnic: z.string(),
  phone: z.string(),
  status: z.enum(applicationStatuses),
  status_since: z.string(),
  assigned_to: z.string(),
  registration_number: z.string(),
  voucher_number: z.string(),
  /** The challan of the verified fee. */
  challan_no: z.string(),
})
export type ExportRow = z.output<typeof exportRow>
export const exportPage = z.object({ rows: z.array(exportRow), next: z.nullable(z.string()) })
