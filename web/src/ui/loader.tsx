/** The same picture as in index.html, until initialisation is finished: a whole page, so with a landmark and heading. */
export const Loader = () => (
  <main>
    <h1 className="visually-hidden">Pharmacy Council</h1>
    <div className="first-loader" role="status">
      <span className="first-loader-mark" aria-hidden="true" />
      Loading…
    </div>
  </main>
)
