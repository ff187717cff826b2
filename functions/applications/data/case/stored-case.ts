/** A case as stored: the review, and what a row of the queue shows. */
import * as z from 'zod/mini'
import { isClosed, type Tracks } from '#shared/applications/rules/application-lifecycle.ts'
import { reviewRecord } from '#shared/cases/records/review.ts'
import { arePapersComplete } from '#shared/cases/rules/received-papers.ts'
import { applicationTitles } from '#shared/vocabulary/applications.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { indexedPerson } from '../search/search-index.ts'

/** The data of a row of the queue, and the review. */
export const storedCase = z.extend(reviewRecord, {
  /** The applicant's id. */
  id: z.string(),
  version: z.number(),
  reference_no: z.string(),
  name: z.string(),
  /** Masked. */
  cnic: z.string(),
  application_title: z.enum(applicationTitles),
  status: z.enum(applicationStatuses),
  submitted_at: z.string(),
  status_since: z.string(),
  /** The facts by which the search index finds the case. */
  found_by: indexedPerson,
  city: z.string(),
  open_warnings: z.number(),
  filter_pk: z.string(),
  /** The attempt that changed it last. */
  changed_by: z.optional(z.string()),
})
export type StoredCase = z.output<typeof storedCase>

/** The place of a case on its two tracks; a fee is verified when its payment is recorded. */
export const tracksOf = ({ stage, payment }: Pick<StoredCase, 'stage' | 'payment'>): Tracks => ({
  stage,
  fee: payment ? 'verified' : 'unpaid',
})

/** The facts that show which milestones a case has reached. */
export const progressOf = (review: StoredCase) => ({
  ...tracksOf(review),
  /** Nothing has come where nothing is asked for. */
  papersComplete: review.received.length > 0 && arePapersComplete(review.application_title, review),
})

/** The person who has this open case, for the numbers of assigned cases. */
export const holderOf = ({ assignee, status }: Pick<StoredCase, 'assignee' | 'status'>): string | null =>
  assignee && !isClosed(status) ? assignee.id : null
