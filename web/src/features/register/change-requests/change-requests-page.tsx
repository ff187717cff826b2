import { Link } from 'react-router-dom'
import { askedLabels } from '#shared/cases/rules/registration-corrections.ts'
import { changeRequestPath } from '#shared/paths.ts'
import type { WaitingChangeRequest } from '#shared/register/records/change-request.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import '#web/theme/dense-table.scss'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'

const columns: Columns<WaitingChangeRequest> = [
  {
    heading: 'Number',
    cell: ({ id, number, particular }) => (
      <Link to={changeRequestPath(number, id)}>
        {number}
        <span className="visually-hidden">: open the request, {askedLabels[particular]}</span>
      </Link>
    ),
  },
  { heading: 'Name', dir: 'auto', cell: ({ name }) => name },
  { heading: 'Asked for', cell: ({ particular }) => askedLabels[particular] },
  { heading: 'Sent', cell: ({ at }) => formatMoment(at) },
]

/** `/admin/change-requests`: the requests of holders to change the register, and for letters of good standing. */
export const ChangeRequestsPage = () => {
  const loaded = useRead(api.changeRequests.list, {})
  return (
    <Page title="Change requests">
      <section className="card" aria-labelledby="waiting">
        <h2 id="waiting">Waiting for a decision</h2>
        <p>
          Holders ask to change what the register says of them, each with a document, or for a letter of good
          standing. You accept or refuse it. Nothing changes, and no letter is signed, until another registrar
          has confirmed what you accepted.
        </p>
        <WhenLoaded from={loaded}>
          {(requests) => (
            <DataTable
              caption="Requests, the oldest first"
              className="table-dense"
              columns={columns}
              rows={requests}
              keyOf={({ id }) => id}
              empty={<p>No request is waiting.</p>}
            />
          )}
        </WhenLoaded>
      </section>
    </Page>
  )
}
