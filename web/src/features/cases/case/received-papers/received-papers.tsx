import '#web/theme/cases/received-papers.scss'
import { type ChecklistItem, checklistOf } from '#shared/applications/rules/checklist.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import type { CaseReview } from '../use-case-review.ts'
import { PaperRow } from './paper-row.tsx'
import { ReceivedNote } from './received-note.tsx'

const HandedOver = ({ review }: { review: CaseRecord['review'] }) =>
  review.handed_over && (
    <p>
      Certificate handed over by {inSentence(review.handed_over.by.name)},{' '}
      {formatMoment(review.handed_over.at)}. CNIC {review.handed_over.cnic_seen ? 'seen' : 'not seen'}.
    </p>
  )

/** Papers received at reception, and the handing over of the certificate. */
export const ReceivedPapers = ({ review }: { review: CaseReview }) => {
  const { review: stored, application_form: form } = review.caseRecord
  const items = checklistOf(form.application_title)
  const paperOf = ({ document }: ChecklistItem) =>
    stored.received.find((paper) => paper.document === document)
  return (
    <section className="card" aria-labelledby="papers-received">
      <h2 id="papers-received">Papers received</h2>
      <p role="status">
        {stored.received.length} of {items.length} received
      </p>
      <HandedOver review={stored} />
      <ul className="paper-list">
        {items.map((item) =>
          review.mayReceive ? (
            <PaperRow key={item.document} item={item} paper={paperOf(item)} review={review} />
          ) : (
            <li key={item.document} className="paper-row">
              <span className="paper-name">{item.document}</span>
              <p className="paper-received">
                {paperOf(item) ? (
                  <ReceivedNote item={item} paper={paperOf(item)} />
                ) : (
                  <span className="text-muted">Not received</span>
                )}
              </p>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
