import type { CaseRecord } from '#shared/cases/records/case.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { applicationTypeLabels } from '#shared/vocabulary/applications.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'

const dayOf = (instant: string): string => formatDate(dayInKarachi(new Date(instant)))

/** The former applications of the same person, newest first. */
export const FormerApplications = ({ record }: { record: CaseRecord }) => {
  const { followed_at: followedAt } = record.application_form
  return (
    <>
      {followedAt && (
        <p className="sample-notice">
          The applicant started a new application on {dayOf(followedAt)}. The details below may have changed
          since this one was decided.
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
                    {dayOf(former.submitted_at)}, {statusLabels[former.status].toLowerCase()}
                    {former.registration_number && `, registration number ${former.registration_number}`}
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
