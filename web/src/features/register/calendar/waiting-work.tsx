import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { actRules } from '#shared/register/rules/standing-changes.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'

/** The lists end here. */
const mostListed = 100

const counted = (rows: readonly unknown[]): string =>
  rows.length < mostListed ? String(rows.length) : `${mostListed} or more`

/** Proposals and settled proposals about a death, by their sentence. */
const deathsIn = <P extends { title: string }>(all: readonly P[]): P[] =>
  all.filter(({ title }) => title.startsWith(actRules['note-death'].label))

/** What waits at the register besides renewals, each on its own page. */
export const WaitingWork = () => {
  const { admin } = useAdminSession()
  const decides = admin?.roles.includes('registrar') ?? false
  const loaded = useApi(
    async (signal) => {
      const [papers, claims, proposals] = await Promise.all([
        api.certificates.outdated({}, { signal }),
        decides ? api.claims.list({}, { signal }) : null,
        decides ? api.proposals.list({}, { signal }) : null,
      ])
      return { papers: papers.data, claims: claims?.data, proposals: proposals?.data }
    },
    [decides],
  )
  return (
    <section className="card" aria-labelledby="waiting">
      <h2 id="waiting">Waiting at the register</h2>
      <WhenLoaded from={loaded} lines={2}>
        {({ papers, claims, proposals }) => (
          <ul>
            <li>
              <Link to={paths.adminCertificates}>Certificates to replace</Link>: {counted(papers)}
            </li>
            {claims && (
              <li>
                <Link to={paths.adminClaims}>Claims of registrations</Link>: {counted(claims)}
              </li>
            )}
            {proposals && (
              <li>
                <Link to={paths.adminConfirmations}>Deaths to confirm</Link>:{' '}
                {deathsIn(proposals.open).length}
                {deathsIn(proposals.settled)
                  .filter(({ outcome }) => outcome === 'confirmed')
                  .map(({ id, title }) => (
                    <div key={id}>Noted lately: {title}</div>
                  ))}
              </li>
            )}
          </ul>
        )}
      </WhenLoaded>
    </section>
  )
}
