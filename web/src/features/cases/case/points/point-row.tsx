import { isText, itemText } from '#shared/applications/rules/correctable.ts'
import type { ReviewPoint } from '#shared/cases/rules/review-points.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { formerValueOf } from '../data/former-values.ts'
import type { Evidence } from '../documents/use-evidence.ts'
import { ProposalAtPoint } from '../office-corrections/proposal-at-point.tsx'
import type { CaseReview } from '../use-case-review.ts'
import { type PointState, stateOf } from './point-states.ts'

/** The mark of a changed value, with the value before the change. */
const FormerValue = ({ item, former }: { item: string; former: string }) => (
  <dd className="case-changed">
    <span className="status status-needed">Changed</span>{' '}
    {isText(item) ? (
      <span>
        before: <Typed as="s">{itemText(item, former) || 'Not provided'}</Typed>
      </span>
    ) : (
      'The previous photo is not kept.'
    )}
  </dd>
)

interface MarksProps {
  point: ReviewPoint
  state: PointState
  review: CaseReview
  /** Whether the arrow keys stop at the checkbox, because the value is no button. */
  isRow: boolean
  onFocus: () => void
}

const Found = ({ how }: { how: string }) => (
  <span className="point-found" title={how}>
    <Icon name="check" />
    <span className="visually-hidden">{how}</span>
  </span>
)

/** Right or wrong, to be chosen while the case is under review; else what was found, and how the portal has checked it. */
const Marks = ({ point: { item, label, checked }, state, review, isRow, onFocus }: MarksProps) => {
  const { mark } = review.points
  const found = state === 'right' && <Found how={checked ?? 'Looked at'} />
  if (!review.may.look) return found
  return (
    <span className="point-marks">
      {checked ? (
        found
      ) : (
        <input
          type="checkbox"
          className="form-check-input point-right"
          aria-label={`${label} right`}
          title="Right"
          checked={state === 'right'}
          data-row={isRow || undefined}
          onFocus={onFocus}
          onChange={() => mark([item], state === 'right' ? 'open' : 'right')}
        />
      )}
      <button
        type="button"
        className="point-wrong"
        aria-label={`${label} wrong`}
        aria-pressed={state === 'wrong'}
        title="Wrong"
        data-row={(isRow && checked !== undefined) || undefined}
        onClick={() => mark([item], state === 'wrong' ? 'open' : 'wrong')}
      >
        <Icon name="close" />
      </button>
    </span>
  )
}

interface PointRowProps {
  point: ReviewPoint
  review: CaseReview
  evidence: Evidence
}

/** A value with its marks; the document that proves it opens with the focus. The arrow keys move between `data-row`s. */
export const PointRow = ({ point, review, evidence }: PointRowProps) => {
  const { item, label } = point
  const proof = evidence.of(item)
  const follow = () => evidence.follow(item)
  const state = stateOf(item, review.points.looked)
  const former = formerValueOf(item, review.caseRecord)
  const value = point.value || <span className="text-muted">Not provided</span>
  return (
    <div className={point.checked ? 'case-row case-row-checked' : 'case-row'} data-item={item}>
      <dt>{label}</dt>
      <dd>
        {proof ? (
          <button
            type="button"
            className="case-value"
            data-row
            onFocus={follow}
            onClick={() => evidence.show(proof)}
          >
            <Typed>{value}</Typed>
            <span className="visually-hidden">, show {fieldLabel(proof)}</span>
          </button>
        ) : (
          <Typed className="case-value">{value}</Typed>
        )}
        {state === 'wrong' && <span className="status status-wrong">Wrong</span>}
        <Marks point={point} state={state} review={review} isRow={!proof} onFocus={follow} />
      </dd>
      {former !== undefined && <FormerValue item={item} former={former} />}
      <ProposalAtPoint review={review} item={item} />
    </div>
  )
}
