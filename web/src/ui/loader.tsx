/** The same picture as in index.html, until initialisation is finished. */
export const Loader = () => (
  <div className="first-loader" role="status">
    <span className="first-loader-mark" aria-hidden="true" />
    Loading…
  </div>
)
