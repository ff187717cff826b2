/** The points of a case in the order in which they are looked at: after a correction the changed ones come first. */

import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { itemLabel } from '#shared/applications/rules/correctable.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { type ReviewPoint, reviewSections } from '#shared/cases/rules/review-points.ts'
import { isAsApproved } from '#shared/cases/rules/unchanged-renewal.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { formerValueOf } from '../data/former-values.ts'

export interface CaseSection {
  title: string
  points: ReviewPoint[]
}

interface ChangesSinceReturn extends CaseSection {
  /** Files that replace returned ones. */
  documents: DocumentKey[]
  /** The names of what was returned and is the same as before. */
  unchanged: string[]
}

const documentOf = (item: string): DocumentKey => item.slice('document.'.length) as DocumentKey

/** The applicant's changes since the return; null if the case was not returned, or is with the applicant. */
export const changesSinceReturn = (record: CaseRecord): ChangesSinceReturn | null => {
  const { corrections, status } = record.application_form
  if (corrections.length === 0 || status === 'returned' || !isOpen(status)) return null
  const isChanged = (item: string) => formerValueOf(item, record) !== undefined
  const items = corrections.map(({ item }) => item)
  const points = reviewSections(record).flatMap((section) => section.points)
  return {
    title: 'Changed since the return',
    points: points
      .filter(({ item }) => items.includes(item) && isChanged(item))
      .map((point) => ({ ...point, label: itemLabel(point.item) })),
    documents: items.filter((item) => item.startsWith('document.') && isChanged(item)).map(documentOf),
    unchanged: items
      .filter((item) => !isChanged(item))
      .map((item) => (item.startsWith('document.') ? fieldLabel(documentOf(item)) : itemLabel(item))),
  }
}

/**
 * All sections, without the points that are shown among the changes since a return.
 * @returns `same`: of a renewal, the points that are as they were approved last
 */
export const otherSections = (record: CaseRecord): { open: CaseSection[]; same: CaseSection[] } => {
  const { since_approval: since } = record
  const first = changesSinceReturn(record)?.points.map(({ item }) => item) ?? []
  const isSame = (item: string) => since !== null && isAsApproved(item, since)
  const sectionsWith = (same: boolean): CaseSection[] =>
    reviewSections(record)
      .map(({ title, points }) => ({
        title,
        points: points.filter(({ item }) => !first.includes(item) && isSame(item) === same),
      }))
      .filter(({ points }) => points.length > 0)
  return { open: sectionsWith(false), same: sectionsWith(true) }
}

export const countChanges = ({ points, documents }: ChangesSinceReturn): number =>
  points.length + documents.length
