/** The changes of the review: return, its recall, recommendation, sending back. */
import { assignmentTo, newAssignment } from '#functions/applications/use-cases/assignment.ts'
import type { Needs } from '#functions/services.ts'
import { correctionText, itemLabel, itemValue } from '#shared/applications/rules/correctable.ts'
import type { Recommendation } from '#shared/cases/records/review.ts'
import { evidenceOf } from '#shared/cases/rules/evidence.ts'
import { pointLabels, reviewPoints } from '#shared/cases/rules/review-points.ts'
import { isAsApproved } from '#shared/cases/rules/unchanged-renewal.ts'
import { Conflict, Invalid } from '#shared/kit/errors.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import type { StaffCase } from '../load-case.ts'
import { sinceApproval } from '../since-approval.ts'
import type { ActionChange, CommandContext } from './action-change.ts'
import { openedDocuments } from './opened-documents.ts'

/**
 * The points of a renewal that are as they were approved last are marked as right; the reviewer may change each of
 * them. If nothing has changed, fewer papers are asked for.
 */
export const changeForStart = async (
  { staffCase, clerk, now, renewalPapers }: CommandContext,
  services: Needs<'snapshots'>,
): Promise<ActionChange> => {
  const assigned = { assignee: newAssignment(clerk, now), reviewer: clerk }
  const since = await sinceApproval(staffCase, services)
  if (!since) return { review: assigned }
  const { ticks, wrong } = staffCase.review
  const answered = reviewPoints(staffCase).filter(
    (item) => !wrong.includes(item) && isAsApproved(item, since),
  )
  const isUnchanged = since.items.length === 0
  return {
    review: {
      ...assigned,
      ticks: [...new Set([...ticks, ...answered])],
      asked: isUnchanged ? [...renewalPapers] : null,
    },
    ...(isUnchanged && { details: { unchanged_since: since.reference_no } }),
  }
}

export const changeForReturn = ({ staffCase, command, clerk, now }: CommandContext): ActionChange => {
  const { corrections = [] } = command
  const returned = corrections.map(({ item }) => item)
  const { ticks, returns } = staffCase.review
  return {
    form: {
      corrections: corrections.map((correction) => ({
        ...correction,
        before: itemValue(correction.item, staffCase),
      })),
      return_opened_at: null,
      return_recalled_at: null,
    },
    review: {
      assignee: newAssignment(clerk, now),
      recommendation: null,
      // Corrected values must be checked again.
      ticks: ticks.filter((item) => !returned.includes(item)),
      wrong: [],
      returns: [...returns, { by: clerk, at: now.toISOString(), corrections }],
    },
    email: 'application-returned',
    details: { items: returned.map(itemLabel).join(', '), words: corrections.map(correctionText).join('\n') },
  }
}

/** The items are marked wrong again, so that the next return begins with them. */
export const changeForRecalledReturn = ({ staffCase, now }: CommandContext): ActionChange => {
  const { corrections, return_opened_at } = staffCase.application_form
  if (return_opened_at) throw new Conflict('The applicant has already opened the return')
  if (corrections.some(({ item, before }) => itemValue(item, staffCase.present) !== before))
    throw new Conflict('The applicant has already begun to correct')
  return {
    form: { corrections: [], return_recalled_at: now.toISOString() },
    review: { wrong: corrections.map(({ item }) => item), returns: staffCase.review.returns.slice(0, -1) },
    email: 'return-recalled',
    details: { items: corrections.map(({ item }) => itemLabel(item)).join(', ') },
  }
}

/** Whoever has reviewed stays a reviewer of this application, also when another recommends. */
export const withReviewer = ({ reviewers }: StaffCase['review'], clerk: Clerk): Clerk[] =>
  reviewers.some(({ id }) => id === clerk.id) ? reviewers : [...reviewers, clerk]

const unlooked = ({ review, ...application }: StaffCase): string[] => {
  const looked = [...review.ticks, ...review.wrong]
  return reviewPoints(application).filter((item) => !looked.includes(item))
}

/** Named in a message; the rest is counted. */
const mostNamed = 5

const namesOf = (items: string[], staffCase: StaffCase): string => {
  const named = pointLabels(items.slice(0, mostNamed), staffCase).join(', ')
  return items.length > mostNamed ? `${named} and ${items.length - mostNamed} more` : named
}

const requireReviewed = (staffCase: StaffCase): void => {
  const { wrong } = staffCase.review
  const left = unlooked(staffCase)
  const errors = [
    ...(left.length > 0 ? [`Not checked yet: ${namesOf(left, staffCase)}`] : []),
    ...(wrong.length > 0 ? [`Marked wrong: ${namesOf(wrong, staffCase)}`] : []),
  ]
  if (errors.length > 0) throw new Invalid({ ticks: errors })
}

export const changeForRecommendation = async (
  outcome: Recommendation['outcome'],
  { staffCase, command, clerk, now }: CommandContext,
  services: Needs<'events'>,
): Promise<ActionChange> => {
  if (outcome === 'approval') requireReviewed(staffCase)
  const reviewers = withReviewer(staffCase.review, clerk)
  const opened = await openedDocuments(staffCase, reviewers, services)
  const held = staffCase.documents.map(({ name }) => name)
  const unopenedFor = (item: string) => {
    const document = evidenceOf(item, held)
    return document && !opened.has(document) ? document : null
  }
  const points = reviewPoints(staffCase)
  const marked = points.filter((item) => !unlooked(staffCase).includes(item))
  const not_opened = [...new Set(points.flatMap((item) => unopenedFor(item) ?? []))]
  const looked_at = marked.filter((item) => !unopenedFor(item)).length
  const recommendation = { outcome, note: command.reason ?? '', looked_at, points: points.length, not_opened }
  return {
    review: {
      recommendation: { ...recommendation, by: clerk, at: now.toISOString() },
      reviewers,
      sent_back: null,
      reviewer: clerk,
      assignee: null,
    },
    details: { looked_at: `${looked_at} of ${points.length}` },
  }
}

export const changeForSendingBack = (context: CommandContext): ActionChange => {
  const { staffCase, command, clerk, now, people } = context
  const reviewer = staffCase.review.recommendation?.by
  return {
    review: {
      recommendation: null,
      sent_back: { reason: command.reason ?? '', by: clerk, at: now.toISOString() },
      assignee: reviewer ? assignmentTo(reviewer, people, context) : null,
    },
  }
}
