/** Small changes of a review that leave the status of the case alone. */

import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { requireNoFieldErrors, requireVersion } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import type { ReceivedPaper } from '#shared/cases/records/review.ts'
import {
  acceptsPapers,
  arePapersComplete,
  receivedAfter,
  receivedErrors,
} from '#shared/cases/rules/received-papers.ts'
import { mayLookAtPoints } from '#shared/cases/rules/review-points.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import { withReviewer } from './actions/review-changes.ts'
import { requireNotEntered, type StaffCase } from './load-case.ts'

/** Records that reception has received a paper. @throws Stale, Invalid; Conflict when the status forbids it */
export const receivePaper = async (
  { review, application_form }: StaffCase,
  paper: Pick<ReceivedPaper, 'document' | 'copies'>,
  staff: StaffMember,
  { attempt, versionRead, now }: Pick<RequestContext, 'attempt' | 'versionRead' | 'now'>,
  { cases, newId }: Needs<'cases' | 'newId'>,
): Promise<void> => {
  const { id, status, application_title } = review
  requireVersion(review, versionRead)
  if (!acceptsPapers(status))
    throw new Conflict(`This is not possible: the application is ${statusLabels[status].toLowerCase()}`)
  requireNoFieldErrors(receivedErrors(application_title, paper.document))

  const clerk = clerkOf(staff)
  const received = receivedAfter(review.received, { ...paper, by: clerk, at: now.toISOString() })
  const details = { document: paper.document, copies: String(paper.copies) }
  const event = { event: 'RECEIVED', by: eventAuthor(clerk), details } as const
  const [were, are] = [review.received, received].map((papers) =>
    arePapersComplete(application_title, { ...review, received: papers }),
  )
  const email = { id: newId(), kind: 'papers-received', user_id: id } as const
  const change = { review: { received }, event, ...(are && !were && { email }) }
  await cases.change(review, application_form, change, attempt)
}

interface PointsLookedAt {
  /** Right. */
  ticks: string[]
  /** Wrong; absent where nothing changes about them. */
  wrong?: string[] | undefined
}

/** Stores which points a clerk has looked at; a point that is wrong is not ticked. @throws Stale, Conflict */
export const setTicks = async (
  staffCase: StaffCase,
  { ticks, wrong = staffCase.review.wrong }: PointsLookedAt,
  staff: StaffMember,
  { attempt, versionRead }: Pick<RequestContext, 'attempt' | 'versionRead'>,
  { cases }: Needs<'cases'>,
): Promise<void> => {
  const { review, application_form } = staffCase
  requireVersion(review, versionRead)
  requireNotEntered(staffCase, staff)
  if (!mayLookAtPoints(review.stage))
    throw new Conflict(`This cannot be done: the application is ${statusLabels[review.status].toLowerCase()}`)
  const clerk = clerkOf(staff)
  const event = { event: 'COMPARED', by: eventAuthor(clerk) } as const
  const looked = {
    ticks: ticks.filter((item) => !wrong.includes(item)),
    wrong,
    reviewers: withReviewer(review, clerk),
  }
  return cases.change(review, application_form, { review: looked, event }, attempt)
}
