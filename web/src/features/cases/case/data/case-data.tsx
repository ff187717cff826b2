import '#web/theme/cases/case-data.scss'
import { useState } from 'react'
import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { declaredAs } from '#shared/applications/rules/declaration.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { reviewPoints } from '#shared/cases/rules/review-points.ts'
import { isAsApproved } from '#shared/cases/rules/unchanged-renewal.ts'
import { dayInKarachi, formatDate, formatRupees } from '#shared/kit/format.ts'
import { applicationTypeLabels } from '#shared/vocabulary/applications.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import { UnreachableNote } from '#web/ui/account/unreachable-note.tsx'
import { whole } from '#web/ui/whole.tsx'
import type { Evidence } from '../documents/use-evidence.ts'
import { type CaseSection, otherSections } from '../points/case-sections.ts'
import { ChangedSection } from '../points/changed-section.tsx'
import { PointSection } from '../points/point-section.tsx'
import { countOf, countText, stateOf } from '../points/point-states.ts'
import type { CaseReview } from '../use-case-review.ts'

const dayOf = (instant: string): string => formatDate(dayInKarachi(new Date(instant)))

const refundsOf = ({ reference_no }: { reference_no: string }, { former_fees }: CaseRecord) =>
  former_fees.flatMap(({ refund, ...fee }) => (refund && fee.reference_no === reference_no ? [refund] : []))

/** The former applications of the same person, newest first. */
const FormerApplications = ({ record }: { record: CaseRecord }) => {
  const { followed_at: followedAt } = record.application_form
  return (
    <>
      {followedAt && (
        <p className="sample-notice">
          The applicant started a new application on {whole(dayOf(followedAt))}. The details below may have
          changed since this one was decided.
        </p>
      )}
      {record.review.former.length > 0 && (
        <fieldset className="group case-section">
          <legend>Previous applications</legend>
          <dl>
            {record.review.former.toReversed().map((former) => (
              <div className="case-row" key={former.reference_no}>
                <dt>{former.reference_no}</dt>
                <dd>
                  <span className="case-value">
                    {applicationTypeLabels[former.application_title]}, submitted on{' '}
                    {whole(dayOf(former.submitted_at))}, {statusLabels[former.status].toLowerCase()}
                    {former.registration_number && `, registration number ${former.registration_number}`}
                    {former.taken_back_on &&
                      `. The bank took its fee back on ${formatDate(former.taken_back_on)}`}
                    {refundsOf(former, record).map(
                      ({ at, amount, payee }) =>
                        `. ${formatRupees(amount)} refunded on ${dayOf(at)} to ${payee}`,
                    )}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </fieldset>
      )}
    </>
  )
}

const Declared = ({ form }: { form: ApplicationFormRecord }) => (
  <fieldset className="group case-section">
    <legend>Declaration</legend>
    <p>{declaredAs(form)}</p>
  </fieldset>
)

/** The points that somebody has to look at: not those that were approved before, unless a reviewer has found otherwise. */
const pointsToLookAt = ({ caseRecord: record, points: { looked } }: CaseReview): string[] => {
  const { since_approval: since, review } = record
  const isLeft = (item: string): boolean => {
    const state = stateOf(item, looked)
    return state === 'wrong' || (state === 'open' && review.stage === 'in-review')
  }
  return reviewPoints(record).filter((item) => !since || !isAsApproved(item, since) || isLeft(item))
}

interface SectionsProps {
  review: CaseReview
  evidence: Evidence
  sections: CaseSection[]
}

const Sections = ({ review, evidence, sections }: SectionsProps) =>
  sections.map(({ title, points }) => (
    <PointSection
      key={title}
      title={title}
      points={points}
      review={review}
      evidence={evidence}
      intro={
        points.some(({ item }) => item === 'account.email') && (
          <UnreachableNote account={review.caseRecord.account} />
        )
      }
    />
  ))

/** What a renewal has in common with the application that was approved last, folded away unless something of it is left. */
const SameAsApproved = ({ review, evidence, sections }: SectionsProps) => {
  const items = sections.flatMap(({ points }) => points.map(({ item }) => item))
  const [startsOpen] = useState(() => pointsToLookAt(review).some((item) => items.includes(item)))
  if (items.length === 0) return null
  return (
    <details open={startsOpen} className="case-same">
      <summary>
        {items.length} values are those of {review.caseRecord.since_approval?.reference_no}, which was
        approved
      </summary>
      <Sections review={review} evidence={evidence} sections={sections} />
    </details>
  )
}

/** The applicant's statements, to be compared with the documents. */
export const CaseData = ({ review, evidence }: Omit<SectionsProps, 'sections'>) => {
  const count = countOf(pointsToLookAt(review), review.points.looked)
  const { open, same } = otherSections(review.caseRecord)
  return (
    <>
      {count.points > 0 && (
        <p className="points-count">
          <strong>{countText(count, review.points.looked.wrong)}</strong>
          {review.may.look && count.left.length > 0 && (
            <span className="text-muted points-hint">T right, X wrong, Shift+T section</span>
          )}
        </p>
      )}
      <ChangedSection review={review} evidence={evidence} />
      <Sections review={review} evidence={evidence} sections={open} />
      <SameAsApproved review={review} evidence={evidence} sections={same} />
      <Declared form={review.caseRecord.application_form} />
      <FormerApplications record={review.caseRecord} />
    </>
  )
}
