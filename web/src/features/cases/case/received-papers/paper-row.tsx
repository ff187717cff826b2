import { mostCopies } from '#shared/cases/rules/received-papers.ts'
import type { CaseReview } from '../use-case-review.ts'
import { type PaperProps, ReceivedNote } from './received-note.tsx'
import { usePaperCopies } from './use-paper-copies.ts'

/** One paper: a tick records all required copies, a number records fewer or more. */
export const PaperRow = ({ item, paper, review }: PaperProps & { review: CaseReview }) => {
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
