import { Link } from 'react-router-dom'
import { claimPath } from '#shared/paths.ts'
import type { WaitingClaim } from '#shared/register/records/claim.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import '#web/theme/dense-table.scss'
import '#web/theme/register/asked-changes.scss'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { CnicRequests } from './cnic-requests.tsx'

const columns: Columns<WaitingClaim> = [
  {
    heading: 'Number',
    cell: ({ id, number }) => (
      <Link to={claimPath(id)}>
        {number}
        <span className="visually-hidden">: open the claim</span>
      </Link>
    ),
  },
  { heading: 'Name', dir: 'auto', cell: ({ name }) => name },
  { heading: 'Objection', cell: ({ objected_at }) => (objected_at ? formatMoment(objected_at) : '–') },
  { heading: 'Sent', cell: ({ at }) => formatMoment(at) },
]

/** `/admin/claims`: who says that an entry of the register is theirs, and could not be linked at once. */
export const ClaimsPage = () => {
  const loaded = useRead(api.claims.list, {})
  return (
    <Page title="Claims">
      <section className="card" aria-labelledby="waiting">
        <h2 id="waiting">Waiting for a decision</h2>
        <p>
          These people say that a number of the register is theirs. A claim that the code of the book’s
          address has not linked needs the look of two registrars, and so does a link to which somebody has
          objected.
        </p>
        <WhenLoaded from={loaded}>
          {(claims) => (
            <DataTable
              caption="Claims, the oldest first"
              className="table-dense"
              columns={columns}
              rows={claims}
              keyOf={({ id }) => id}
              empty={<p>No claim is waiting.</p>}
            />
          )}
        </WhenLoaded>
      </section>
      <CnicRequests />
    </Page>
  )
}
