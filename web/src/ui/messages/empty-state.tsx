import { Link } from 'react-router-dom'

interface EmptyStateProps {
  /** One sentence: "You have not added your personal information yet." */
  children: string
  action: string
  to: string
}

/** Shown instead of a record that does not exist yet: one sentence and one button. */
export const EmptyState = ({ children, action, to }: EmptyStateProps) => (
  <div className="card empty-state">
    <p>{children}</p>
    <Link className="btn btn-primary" to={to}>
      {action}
    </Link>
  </div>
)
