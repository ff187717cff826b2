import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'

/** The lists end here. */
const mostListed = 100

const counted = (rows: readonly unknown[]): string =>
  rows.length < mostListed ? String(rows.length) : `${mostListed} or more`

/** What waits at the register besides renewals, each on its own page. */
export const WaitingWork = () => {
  const { admin } = useAdminSession()
  const decides = admin?.roles.includes('registrar') ?? false
  const loaded = useApi(
    async (signal) => {
      const [papers, claims] = await Promise.all([
        api.certificates.outdated({}, { signal }),
        decides ? api.claims.list({}, { signal }) : null,
      ])
      return { papers: papers.data, claims: claims?.data ?? null }
    },
    [decides],
  )
  return (
    <section className="card" aria-labelledby="waiting">
      <h2 id="waiting">Waiting at the register</h2>
      <WhenLoaded from={loaded} lines={2}>
        {({ papers, claims }) => (
          <ul>
            <li>
              <Link to={paths.adminCertificates}>Certificates to replace</Link>: {counted(papers)}
            </li>
            {claims && (
              <li>
                <Link to={paths.adminClaims}>Claims of registrations</Link>: {counted(claims)}
              </li>
            )}
          </ul>
        )}
      </WhenLoaded>
    </section>
  )
}
