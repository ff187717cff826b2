import { isLiving } from '#shared/applications/rules/own-changes.ts'
import { type LivingRecord, livingRecordLabels, livingRecords } from '#shared/cases/rules/taking-over.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { type Difference, DifferenceList } from '../history/difference-list.tsx'
import type { CaseReview } from '../use-case-review.ts'

/** Takes over what the applicant has changed in a record. */
const takeOver = ({ commands, caseRecord: { id, changed_since } }: CaseReview, record: LivingRecord) =>
  commands.run(
    (ifMatch, idempotencyKey) =>
      api.cases.takeChange(
        { params: { id }, body: { record, digest: changed_since.digest } },
        { ifMatch, idempotencyKey },
      ),
    () => `Taken over into the case: ${livingRecordLabels[record]}`,
  )

interface ChangedRecordProps {
  record: LivingRecord
  differences: readonly Difference[]
  review: CaseReview
}

const ChangedRecord = ({ record, differences, review }: ChangedRecordProps) => {
  const label = livingRecordLabels[record]
  return (
    <>
      <h3>{label}</h3>
      <DifferenceList differences={differences} />
      {review.may.correct && review.caseRecord.changed_since.against === null && (
        <div className="case-buttons">
          <Button
            look="outline"
            small
            waiting={review.commands.busy}
            onClick={() => void takeOver(review, record)}
          >
            Take over<span className="visually-hidden"> into the case: {label.toLowerCase()}</span>
          </Button>
        </div>
      )}
    </>
  )
}

/** What the applicant has changed since the version on which the case rests; nothing while there is nothing. */
export const ChangedSince = ({ review }: { review: CaseReview }) => {
  const { changed_since, application_form: form } = review.caseRecord
  const { differences, against } = changed_since
  if (differences.length === 0) return null
  const livingOf = (record: LivingRecord) =>
    differences.filter(({ item }) => item.startsWith(`${record}.`) && isLiving(item))
  const frozen = differences.filter(({ item }) => !isLiving(item))
  return (
    <details className="changed-since">
      <summary>
        <h2>Changed by the applicant since version {form.snapshot.number}</h2>
      </summary>
      <p>The case, the print-out and the decision rest on that version.{against && ` ${against}.`}</p>
      {livingRecords
        .filter((record) => livingOf(record).length > 0)
        .map((record) => (
          <ChangedRecord key={record} record={record} differences={livingOf(record)} review={review} />
        ))}
      {frozen.length > 0 && (
        <>
          <h3>Names, qualifications and papers</h3>
          <DifferenceList differences={frozen} />
          {against === null && <p>Return what is to count, and the applicant sends it again.</p>}
        </>
      )}
    </details>
  )
}
