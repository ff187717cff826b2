import '#web/theme/history.scss'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { PagedList } from '#web/ui/older-pages.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { whole } from '#web/ui/whole.tsx'
import { Archive } from './archive.tsx'
import { groupReadings } from './reading-words.ts'

const read = async (cursor?: string, signal?: AbortSignal) =>
  (await api.ownData.readings({ query: { cursor } }, { signal })).data

/** When the council's staff looked at the file, newest first. */
const Readings = () => (
  <section className="card" aria-labelledby="readings">
    <h2 id="readings">Who has looked at your file</h2>
    <p>
      This list has each time the council's staff opened your application, your entry of the register, your
      certificate or what you asked of the register, viewed one of your documents, printed your application or
      exported a list with it. Your line in the staff's lists and search results is not recorded. What the
      council decided is on the dashboard.
    </p>
    <PagedList read={read} empty={<p>Nobody of the council's staff has looked at your file yet.</p>}>
      {(entries) => (
        <ol className="history-list">
          {groupReadings(entries).map(({ at, words, times }) => (
            <li key={`${at} ${words}`}>
              <strong>{words}</strong>
              {times > 1 && ` (${times} times)`}
              <span className="text-muted">
                {whole(formatMoment(at))}
                {times > 1 && ' and earlier that day'}
              </span>
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  </section>
)

const CloseAccountLink = () => (
  <p>
    <Link to={paths.closeAccount}>Close your account</Link>: what is removed then, and what the council keeps.
  </p>
)

/** The data that the portal keeps about the person, and who has looked at it. */
export const OwnDataPage = () => (
  <Page title="Your data" narrow>
    <Archive />
    <Readings />
    <CloseAccountLink />
  </Page>
)
