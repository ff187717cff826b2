import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { AddOrEdit } from '#web/ui/form/add-or-edit.tsx'
import { ChangeNotice } from '#web/ui/messages/change-notice.tsx'
import { pageHeadOf, WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { ApplicantForm } from './applicant-form.tsx'

const Add = () => (
  <Page title="Add personal information" step={1} narrow>
    <ApplicantForm record={null} />
  </Page>
)

const Edit = ({ id }: { id: string }) => {
  const photoGiven = Boolean(useSession().user.applicant?.photo)
  const loaded = useApi((signal) => api.applications.get({ params: { id } }, { signal }), [id])
  return (
    <Page {...pageHeadOf('Update personal information', 1, loaded)} narrow>
      <ChangeNotice items="applicant." notGiven={photoGiven ? undefined : 'applicant.photo'} />
      <WhenLoaded from={loaded} lines={12}>
        {({ data }) => <ApplicantForm record={data} />}
      </WhenLoaded>
    </Page>
  )
}

/** `/applications/create` and `/applications/:id/edit`, where the id is `me` or the record's own. */
export const ApplicantFormPage = () => (
  <AddOrEdit
    exists={useSession().user.applicant !== null}
    createPath={paths.applicationsCreate}
    editPath={paths.applicationsEdit}
    add={<Add />}
    edit={(id) => <Edit key={id} id={id} />}
  />
)
