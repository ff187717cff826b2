import { Link } from 'react-router-dom'
import { formatDate } from '#shared/format.ts'
import type { StaffRow } from '#shared/records/staff.ts'
import { staffStateLabels } from '#shared/rules/staff.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import '#web/theme/account.scss'
import { paths } from '#shared/paths.ts'
import { WhenLoaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { formatRoles } from './staff-labels.ts'

const columns = ['Name', 'Email', 'Roles', 'Account', 'Last sign-in']

/** The roles are written out: cards take them away. */
const PersonRow = ({ row }: { row: StaffRow }) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away
  // biome-ignore-start lint/a11y/useSemanticElements: these are the semantic elements
  <tr role="row">
    <th role="rowheader" scope="row">
      <Link to={`${paths.adminPeople}/${row.id}`} dir="auto">
        {row.name}
      </Link>
    </th>
    <td role="cell" className="text-break">
      {row.email}
    </td>
    <td role="cell" data-label="Roles">
      {formatRoles(row.roles)}
    </td>
    <td role="cell" data-label="Account">
      {staffStateLabels[row.state]}
    </td>
    <td role="cell" data-label="Last sign-in">
      {row.last_sign_in ? formatDate(row.last_sign_in) : 'Never'}
    </td>
  </tr>
  // biome-ignore-end lint/a11y/useSemanticElements: these are the semantic elements
  // biome-ignore-end lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away
)

const PeopleTable = ({ people }: { people: StaffRow[] }) => (
  <div className="card">
    {/* biome-ignore-start lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away */}
    {/* biome-ignore-start lint/a11y/useSemanticElements: these are the semantic elements */}
    <table className="table table-cards table-people" role="table">
      <caption className="visually-hidden">Everybody of the staff, by name</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {people.map((row) => (
          <PersonRow key={row.id} row={row} />
        ))}
      </tbody>
    </table>
    {/* biome-ignore-end lint/a11y/useSemanticElements: these are the semantic elements */}
    {/* biome-ignore-end lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away */}
  </div>
)

/** The accounts of the council's staff. */
export const PeoplePage = () => {
  const loaded = useApi(async (signal) => (await api.people.list({}, { signal })).data.people, [])
  return (
    <Page
      title="People"
      actions={
        <Link className="btn btn-primary" to={paths.adminPeopleInvite}>
          Invite somebody
        </Link>
      }
    >
      <WhenLoaded from={loaded} lines={6}>
        {(people) => <PeopleTable people={people} />}
      </WhenLoaded>
    </Page>
  )
}
