import '#web/theme/cases/received-papers.scss'
import { useRef, useState } from 'react'
import { type ChecklistItem, checklistOf } from '#shared/applications/rules/checklist.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { askedPapers, mostCopies, paperCount } from '#shared/cases/rules/received-papers.ts'
import { api } from '#web/api/client.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { whole } from '#web/ui/whole.tsx'
import type { CaseReview } from '../use-case-review.ts'
import { type PaperProps, ReceivedNote } from './received-note.tsx'

const receive = ({ commands, caseRecord: { id } }: CaseReview, document: string, copies: number) =>
  commands.save((ifMatch) => api.cases.receive({ params: { id }, body: { document, copies } }, { ifMatch }))

/** The number of copies of one paper: as stored, or as typed until it is saved. */
const usePaperCopies = ({ item, paper, review }: PaperProps & { review: CaseReview }) => {
  const [typed, setTyped] = useState<string>()
  const sending = useRef<number>(undefined)
  const stored = paper?.copies ?? 0
  /** A number that could not be saved stays in the field. */
  const save = async (copies: number): Promise<void> => {
    if (copies === sending.current) return // Enter, and then the field was left
    sending.current = copies
    const saved = copies === stored || (await receive(review, item.document, copies))
    if (saved) setTyped(undefined)
    sending.current = undefined
  }
  const tick = async (ticked: boolean) => {
    const copies = ticked ? item.copies : 0
    setTyped(String(copies))
    await save(copies)
    setTyped(undefined)
  }
  const saveTyped = () => {
    if (typed === undefined) return
    const copies = Number(typed)
    if (Number.isInteger(copies) && copies >= 0 && copies <= mostCopies) void save(copies)
    else setTyped(undefined)
  }
  return { copies: typed ?? stored, setTyped, saveTyped, tick }
}

/** One paper: a tick records all required copies, a number records fewer or more. */
const PaperRow = ({ item, paper, review }: PaperProps & { review: CaseReview }) => {
  const { copies, setTyped, saveTyped, tick } = usePaperCopies({ item, paper, review })
  return (
    <li className="paper-row">
      <label className="paper-name">
        <input
          type="checkbox"
          className="form-check-input"
          checked={Number(copies) > 0}
          onChange={({ target }) => void tick(target.checked)}
        />
        <span>{item.document}</span>
      </label>
      <label className="paper-copies">
        <span aria-hidden="true">Copies</span>
        <span className="visually-hidden">Copies of {item.document}</span>
        <input
          type="number"
          className="form-control"
          inputMode="numeric"
          min={0}
          max={mostCopies}
          value={copies}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={saveTyped}
          onKeyDown={({ key }) => key === 'Enter' && saveTyped()}
        />
        <span>of {item.copies}</span>
      </label>
      <p className="paper-received">
        <ReceivedNote item={item} paper={paper} />
      </p>
    </li>
  )
}

const HandedOver = ({ review }: { review: CaseRecord['review'] }) =>
  review.handed_over && (
    <p>
      Certificate handed over by {inSentence(review.handed_over.by.name)},{' '}
      {whole(formatMoment(review.handed_over.at))}. CNIC {review.handed_over.cnic_seen ? 'seen' : 'not seen'}.
    </p>
  )

/** Papers received at reception, and the handing over of the certificate. */
export const ReceivedPapers = ({ review }: { review: CaseReview }) => {
  const { review: stored, application_form: form } = review.caseRecord
  const paperOf = ({ document }: ChecklistItem) =>
    stored.received.find((paper) => paper.document === document)
  const asked = askedPapers(form.application_title, stored).map(({ document }) => document)
  const items = checklistOf(form.application_title).filter(
    (item) => asked.includes(item.document) || paperOf(item),
  )
  const count = paperCount(form.application_title, stored)
  return (
    <section className="card" aria-labelledby="papers-received">
      <h2 id="papers-received">Papers received</h2>
      <p role="status">
        {count.received} of {count.asked} received
      </p>
      {stored.asked && (
        <p>
          Nothing has changed since the last approval: {asked.length === 0 ? 'no papers' : 'no other papers'}{' '}
          are needed.
        </p>
      )}
      <HandedOver review={stored} />
      <ul className="paper-list">
        {items.map((item) =>
          review.may.receive ? (
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
