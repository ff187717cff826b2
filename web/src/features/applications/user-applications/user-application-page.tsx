import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { EmptyState } from '#web/ui/messages/empty-state.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { RecordTable } from './record-table.tsx'
import { userApplicationRows } from './user-application-rows.ts'

/** `/user-applications`: the record, or a link to add it. */
export const UserApplicationPage = () => {
  const loaded = useApi((signal) => api.userApplications.current({}, { signal }), [])
  const update = loaded.data?.data.user_application && (
    <Link className="btn btn-primary" to={paths.userApplicationsEdit}>
      Update
    </Link>
  )
  return (
    <Page title="User application" actions={update}>
      <WhenLoaded from={loaded} lines={19}>
        {({ data: { user_application: record, ...person } }) =>
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
