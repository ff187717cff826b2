import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { headOf, WhenLoaded } from '#web/ui/loaded.tsx'
import { LockedNotice } from '#web/ui/locked-notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { ApplicantForm } from './applicant-form.tsx'

const Add = () => (
  <Page title="Add personal information" step={1} narrow>
    <ApplicantForm record={null} />
  </Page>
)

const Edit = ({ id }: { id: string }) => {
  const loaded = useApi((signal) => api.applications.get({ params: { id } }, { signal }), [id])
  return (
    <Page {...headOf('Update personal information', 1, loaded)} narrow>
      <LockedNotice items="applicant." />
      <WhenLoaded from={loaded} lines={12}>
        {({ data }) => <ApplicantForm record={data} />}
      </WhenLoaded>
    </Page>
  )
}

/** `/applications/create` and `/applications/:id/edit`, where the id is `me` or the record's own. */
export const ApplicantFormPage = () => {
  const { id } = useParams()
  const { user } = useSession()
  // As it was on arrival: a save that has just put the record into the session must not lead anywhere else.
  const [existed] = useState(user.applicant !== null)
  if (!id) return existed ? <Navigate replace to={paths.applicationsEdit} /> : <Add />
  if (id === 'me' && !existed) return <Navigate replace to={paths.applicationsCreate} />
  return <Edit key={id} id={id} />
}
