import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { userApplicationFields } from '#shared/applications/field-tables/user-application.ts'
import type { UserApplicationRecord } from '#shared/applications/records/user-application.ts'
import { fieldItem } from '#shared/kit/field.ts'
import { formatCnic } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { EmptyState } from '#web/ui/messages/empty-state.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { recordItems } from '#web/ui/summary-list.tsx'

interface RecordRow {
  label: string
  /** Empty where nothing is provided. */
  value: string
}

type Person = Pick<CurrentUser, 'name' | 'father_name' | 'cnic' | 'phone'>

const { gender, ...others } = userApplicationFields

/** All 19 rows; the first, second, third and fifth come from the account. */
const userApplicationRows = (person: Person, record: UserApplicationRecord): RecordRow[] => [
  { label: 'Name', value: person.name },
  { label: 'Father name', value: person.father_name },
  { label: 'CNIC', value: formatCnic(person.cnic) },
  fieldItem(gender, record.gender),
  { label: 'Phone', value: person.phone },
  ...recordItems(others, record),
]

/** Two columns, the labels as row headings; on phones each row is a card. */
const RecordTable = ({ rows }: { rows: RecordRow[] }) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: `display: block` on phones takes the roles of a table away
  // biome-ignore-start lint/a11y/useSemanticElements: these are the semantic elements
  <table className="table table-cards table-record" role="table" aria-label="User application record">
    <tbody role="rowgroup">
      {rows.map(({ label, value }) => (
        <tr role="row" key={label}>
          <th role="rowheader" scope="row">
            {label}
          </th>
          <Typed as="td" role="cell">
            {value || <span className="text-muted">Not provided</span>}
          </Typed>
        </tr>
      ))}
    </tbody>
  </table>
  // biome-ignore-end lint/a11y/useSemanticElements: these are the semantic elements
  // biome-ignore-end lint/a11y/noRedundantRoles: `display: block` on phones takes the roles of a table away
)

/** `/user-applications`: the record, or a link to add it. */
export const UserApplicationPage = () => {
  const loaded = useRead(api.userApplications.current, {})
  const update = loaded.data?.user_application && (
    <ButtonLink look="primary" to={paths.userApplicationsEdit}>
      Update
    </ButtonLink>
  )
  return (
    <Page title="User application" actions={update}>
      <WhenLoaded from={loaded} lines={19}>
        {({ user_application: record, ...person }) =>
          record ? (
            <div className="card">
              <RecordTable rows={userApplicationRows(person, record)} />
            </div>
          ) : (
            <EmptyState action="Add your information" to={paths.userApplicationsCreate}>
              You have not added your user application record yet.
            </EmptyState>
          )
        }
      </WhenLoaded>
    </Page>
  )
}
