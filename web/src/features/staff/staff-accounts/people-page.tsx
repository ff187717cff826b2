import { Link } from 'react-router-dom'
import { formatDate } from '#shared/kit/format.ts'
import type { StaffRow } from '#shared/staff/records/staff.ts'
import { staffStateLabels } from '#shared/staff/rules/staff.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { asTyped } from '#web/ui/language/typed.tsx'
import '#web/theme/accounts/account.scss'
import '#web/theme/dense-table.scss'
import { paths, staffAccountPath } from '#shared/paths.ts'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { formatRoles } from './staff-labels.ts'

const columns: Columns<StaffRow> = [
  {
    heading: 'Name',
    label: null,
    cell: ({ id, name }) => (
      <Link to={staffAccountPath(id)} {...asTyped(name)}>
        {name}
      </Link>
    ),
  },
  { heading: 'Email', label: null, className: 'text-break', cell: ({ email }) => email },
  { heading: 'Roles', cell: ({ roles }) => formatRoles(roles) },
  { heading: 'Account', cell: ({ state }) => staffStateLabels[state] },
  {
    heading: 'Last sign-in',
    cell: ({ last_sign_in }) => (last_sign_in ? formatDate(last_sign_in) : 'Never'),
  },
]

const PeopleTable = ({ people }: { people: StaffRow[] }) => (
  <div className="card">
    <DataTable
      caption="All staff, by name"
      className="table-dense table-people"
      columns={columns}
      rows={people}
      keyOf={({ id }) => id}
    />
  </div>
)

/** The accounts of the council's staff. */
export const PeoplePage = () => {
  const loaded = useRead(api.people.list, {})
  return (
    <Page
      title="Staff"
      actions={
        <>
          <ButtonLink to={paths.adminRelease}>Applicant’s account</ButtonLink>
          <ButtonLink look="primary" to={paths.adminPeopleInvite}>
            Invite staff member
          </ButtonLink>
        </>
      }
    >
      <WhenLoaded from={loaded} lines={6}>
        {({ people, alone }) => (
          <>
            {alone && (
              <p className="banner-note">
                You are the only administrator, so rights that you give apply at once. With a second
                administrator, each of you confirms what the other gives.
              </p>
            )}
            <PeopleTable people={people} />
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
