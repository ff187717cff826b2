import { paths } from '#shared/paths.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { AddOrEdit } from '#web/ui/form/add-or-edit.tsx'
import { ChangeNotice } from '#web/ui/messages/change-notice.tsx'
import { pageHeadOf, WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { loadOwnUserApplication } from './own-user-application.ts'
import { UserApplicationForm } from './user-application-form.tsx'

const Add = () => (
  <Page title="Add user application" narrow>
    <UserApplicationForm record={null} />
  </Page>
)

const Edit = ({ id }: { id: string }) => {
  const loaded = useApi((signal) => loadOwnUserApplication(id, signal), [id])
  return (
    <Page {...pageHeadOf('Update user application', undefined, loaded)} narrow>
      <WhenLoaded from={loaded} lines={14}>
        {(record) => (
          <>
            <ChangeNotice items="user_application." />
            <UserApplicationForm record={record} />
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}

/** `/user-applications/create` and `/user-applications/:id/edit`, where the id is `me` or the record's own. */
export const UserApplicationFormPage = () => (
  <AddOrEdit
    exists={useSession().user.user_application !== null}
    createPath={paths.userApplicationsCreate}
    editPath={paths.userApplicationsEdit}
    add={<Add />}
    edit={(id) => <Edit key={id} id={id} />}
  />
)
