import { contactInformationFields } from '#shared/applications/field-tables/contact-information.ts'
import { missingBefore } from '#shared/applications/rules/onboarding.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { EmptyState } from '#web/ui/messages/empty-state.tsx'
import { MissingStep } from '#web/ui/messages/missing-step.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { StepActions } from '#web/ui/steps/step-actions.tsx'
import { recordItems, SummaryList } from '#web/ui/summary-list.tsx'

const Empty = () => {
  const missing = missingBefore('contact-information', useSession().user)
  return missing ? (
    <MissingStep missing={missing} />
  ) : (
    <EmptyState action="Add" to={paths.contactInformationCreate}>
      You have not added your contact information yet.
    </EmptyState>
  )
}

/** `/contact-information`: the addresses. */
export const ContactInformationPage = () => {
  const loaded = useApi((signal) => api.contactInformation.current({}, { signal }), [])
  const actions = loaded.data?.data.contact_information && (
    <StepActions step="contact-information" updatePath={paths.contactInformationEdit} />
  )
  return (
    <Page title="Contact information" step={2} actions={actions}>
      <WhenLoaded from={loaded} lines={4}>
        {({ data: { contact_information: record } }) =>
          record ? (
            <div className="card">
              <SummaryList items={recordItems(contactInformationFields, record)} />
            </div>
          ) : (
            <Empty />
          )
        }
      </WhenLoaded>
    </Page>
  )
}
