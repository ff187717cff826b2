import { councilName } from '#shared/staff/rules/council-name.ts'

/** The loader of index.html once more, until it is known who is signed in; a whole page, so with landmark and heading. */
export const Loader = () => (
  <main>
    <h1 className="visually-hidden">{councilName(null)}</h1>
    <div className="first-loader" role="status">
      <span className="first-loader-mark" aria-hidden="true" />
      Loading…
    </div>
  </main>
)
