import { ButtonLink } from '#web/ui/button.tsx'

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
    <ButtonLink look="primary" to={to}>
      {action}
    </ButtonLink>
  </div>
)
