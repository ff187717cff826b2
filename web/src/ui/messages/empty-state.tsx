import { Link } from 'react-router-dom'

interface EmptyStateProps {
  /** One sentence: "You have not added your personal information yet." */
  children: string
  action: string
  to: string
}

/** What a page shows instead of a record that is not there yet: one sentence and one button. */
export const EmptyState = ({ children, action, to }: EmptyStateProps) => (
  <div className="card empty-state">
    <p>{children}</p>
    <Link className="btn btn-primary" to={to}>
      {action}
    </Link>
  </div>
)
