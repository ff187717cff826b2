import { applicantFields } from '#shared/applications/field-tables/applicant.ts'
import { openNeeds } from '#shared/applications/rules/application-needs.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { PhotoPreview } from '#web/ui/fields/photo-field/photo-preview.tsx'
import { EmptyState } from '#web/ui/messages/empty-state.tsx'
import { neededTitle, papersOf } from '#web/ui/needs/need-path.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { StepActions } from '#web/ui/steps/step-actions.tsx'
import { recordItems, SummaryList } from '#web/ui/summary-list.tsx'

/** `/applications`: the personal information. Loaded again each time, because the photo's address is short-lived. */
export const ApplicantPage = () => {
  const loaded = useApi((signal) => api.applications.current({}, { signal }), [])
  const { user } = useSession()
  const photoMissing = openNeeds(neededTitle(user), papersOf(user)).some(({ key }) => key === 'profile_photo')
  const actions = loaded.data?.data && <StepActions step="applicant" updatePath={paths.applicationsEdit} />
  return (
    <Page title="Personal information" step={1} actions={actions}>
      <WhenLoaded from={loaded} lines={10}>
        {({ data: record }) =>
          record ? (
            <div className="card">
              {record.photo && <PhotoPreview address={record.photo} />}
              {photoMissing && <p>No photo given yet. The council cannot approve without one.</p>}
              <SummaryList items={recordItems(applicantFields, record)} />
            </div>
          ) : (
            <EmptyState action="Add" to={paths.applicationsCreate}>
              You have not added your personal information yet.
            </EmptyState>
          )
        }
      </WhenLoaded>
    </Page>
  )
}
