import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { headOf, WhenLoaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
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
    <Page {...headOf('Update user application', undefined, loaded)} narrow>
      <WhenLoaded from={loaded} lines={14}>
        {(record) => <UserApplicationForm record={record} />}
      </WhenLoaded>
    </Page>
  )
}

/** `/user-applications/create` and `/user-applications/:id/edit`, where the id is `me` or the record's own. */
export const UserApplicationFormPage = () => {
  const { id } = useParams()
  const { user } = useSession()
  // As it was on arrival: a save that has just put the record into the session must not lead anywhere else.
  const [existed] = useState(user.user_application !== null)
  if (!id) return existed ? <Navigate replace to={paths.userApplicationsEdit} /> : <Add />
  if (id === 'me' && !existed) return <Navigate replace to={paths.userApplicationsCreate} />
  return <Edit key={id} id={id} />
}
