/** The first element in the order of Tab. */
export const SkipLink = ({ inert }: { inert?: boolean }) => (
  <a className="skip-link btn" href="#main" inert={inert}>
    Skip to main content
  </a>
)
