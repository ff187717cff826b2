import { missingBefore } from '#shared/applications/rules/onboarding.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { AddOrEdit } from '#web/ui/form/add-or-edit.tsx'
import { ChangeNotice } from '#web/ui/messages/change-notice.tsx'
import { MissingStep } from '#web/ui/messages/missing-step.tsx'
import { pageHeadOf, WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { ContactInformationForm } from './contact-information-form.tsx'

const Add = () => {
  const missing = missingBefore('contact-information', useSession().user)
  return (
    <Page title="Add contact information" step={2} narrow>
      {missing ? <MissingStep missing={missing} /> : <ContactInformationForm record={null} />}
    </Page>
  )
}

const Edit = ({ id }: { id: string }) => {
  const loaded = useApi((signal) => api.contactInformation.get({ params: { id } }, { signal }), [id])
  return (
    <Page {...pageHeadOf('Update contact information', 2, loaded)} narrow>
      <ChangeNotice items="contact_information." />
      <WhenLoaded from={loaded} lines={8}>
        {({ data }) => <ContactInformationForm record={data} />}
      </WhenLoaded>
    </Page>
  )
}

/** `/contact-information/create` and `/contact-information/:id/edit`, where the id is `me` or the record's own. */
export const ContactInformationFormPage = () => (
  <AddOrEdit
    exists={useSession().user.contact_information !== null}
    createPath={paths.contactInformationCreate}
    editPath={paths.contactInformationEdit}
    add={<Add />}
    edit={(id) => <Edit key={id} id={id} />}
  />
)
