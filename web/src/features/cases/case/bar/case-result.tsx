import { Link } from 'react-router-dom'
import { CommandResult } from '#web/ui/messages/command-result.tsx'
import type { CaseReview } from '../use-case-review.ts'

/** The result of the last action; shown in the bar because the page is long. */
export const CaseResult = ({ review, next }: { review: CaseReview; next: string | undefined }) => (
  <div className="case-result">
    <CommandResult
      note={review.note}
      problem={review.openAction ? undefined : review.problem}
      onRetry={review.points.isUnsaved ? review.retry : undefined}
    >
      {review.note?.kind === 'done' && next && (
        <p>
          <Link to={next}>Next application in this queue</Link>
        </p>
      )}
    </CommandResult>
  </div>
)
