/** What a list shows of a case. */
import { type StoredCase, tracksOf } from '#functions/data/cases/stored-case.ts'
import type { CaseRow } from '#shared/records/case.ts'
import { arePapersComplete } from '#shared/rules/received-papers.ts'

export const caseRowOf = (review: StoredCase): CaseRow => ({
  ...review,
  fee_status: tracksOf(review).fee,
  papers: arePapersComplete(review.application_title, review.received) ? 'complete' : 'missing',
})
