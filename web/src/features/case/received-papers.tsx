import '#web/theme/counter.scss'
import { useRef, useState } from 'react'
import type { CaseRecord } from '#shared/records/case.ts'
import { type ChecklistItem, checklistOf } from '#shared/rules/checklist.ts'
import { mostCopies } from '#shared/rules/received-papers.ts'
import { momentWords } from '#web/ui/elapsed-time.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { CaseReview } from './use-case-review.ts'

type Paper = CaseRecord['review']['received'][number]

interface PaperProps {
  item: ChecklistItem
  paper: Paper | undefined
}

const copiesWords = (copies: number): string => (copies === 1 ? '1 copy' : `${copies} copies`)

/** How many came, who took them in and when; too few is said, never refused. */
const Taken = ({ item, paper }: PaperProps) => {
  if (!paper) return null // the empty box says so
  return (
    <>
      {paper.copies < item.copies && (
        <span className="status status-needed">
          <Icon name="alert" />
          {paper.copies} of {item.copies}
        </span>
      )}{' '}
      <span className="text-muted">
        {copiesWords(paper.copies)}, {paper.by.name}, {momentWords(paper.at)}
      </span>
    </>
  )
}

/** One paper: a tick for all copies that are asked, a number where there are fewer or more. */
const PaperRow = ({ item, paper, review }: PaperProps & { review: CaseReview }) => {
  const [typed, setTyped] = useState<string>()
  const sending = useRef<number>(undefined)
  const held = paper?.copies ?? 0
  /** A number that could not be saved stays as it was typed. */
  const save = async (copies: number): Promise<void> => {
    if (copies === sending.current) return // Enter, and then the field was left
    sending.current = copies
    const saved = copies === held || (await review.receive(item.document, copies))
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
  return (
    <li className="counter-row">
      <label className="counter-paper">
        <input
          type="checkbox"
          className="form-check-input"
          checked={Number(typed ?? held) > 0}
          onChange={({ target }) => void tick(target.checked)}
        />
        <span>{item.document}</span>
      </label>
      <label className="counter-copies">
        <span aria-hidden="true">Copies</span>
        <span className="visually-hidden">Copies of {item.document}</span>
        <input
          type="number"
          className="form-control"
          inputMode="numeric"
          min={0}
          max={mostCopies}
          value={typed ?? held}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={saveTyped}
          onKeyDown={({ key }) => key === 'Enter' && saveTyped()}
        />
        <span>of {item.copies}</span>
      </label>
      <p className="counter-taken">
        <Taken item={item} paper={paper} />
      </p>
    </li>
  )
}

const HandedOver = ({ review }: { review: CaseRecord['review'] }) =>
  review.handed_over && (
    <p>
      Certificate handed over by {review.handed_over.by.name}, {momentWords(review.handed_over.at)}. CNIC{' '}
      {review.handed_over.cnic_seen ? 'seen' : 'not seen'}.
    </p>
  )

/** What was handed in on paper, and the certificate handed over. */
export const ReceivedPapers = ({ review }: { review: CaseReview }) => {
  const { review: kept, application_form: form } = review.it
  const items = checklistOf(form.application_title)
  const paperOf = ({ document }: ChecklistItem) => kept.received.find((it) => it.document === document)
  return (
    <section className="card" aria-labelledby="counter">
      <h2 id="counter">Counter</h2>
      <p role="status">
        {kept.received.length} of {items.length} papers received
      </p>
      <HandedOver review={kept} />
      <ul className="counter-list">
        {items.map((item) =>
          review.mayReceive ? (
            <PaperRow key={item.document} item={item} paper={paperOf(item)} review={review} />
          ) : (
            <li key={item.document} className="counter-row">
              <span className="counter-paper">{item.document}</span>
              <p className="counter-taken">
                {paperOf(item) ? (
                  <Taken item={item} paper={paperOf(item)} />
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
