import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { missingBefore } from '#shared/rules/onboarding.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { headOf, WhenLoaded } from '#web/ui/loaded.tsx'
import { LockedNotice } from '#web/ui/locked-notice.tsx'
import { MissingStep } from '#web/ui/missing-step.tsx'
import { Page } from '#web/ui/page.tsx'
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
    <Page {...headOf('Update contact information', 2, loaded)} narrow>
      <LockedNotice items="contact_information." />
      <WhenLoaded from={loaded} lines={8}>
        {({ data }) => <ContactInformationForm record={data} />}
      </WhenLoaded>
    </Page>
  )
}

/** `/contact-information/create` and `/contact-information/:id/edit`, where the id is `me` or the record's own. */
export const ContactInformationFormPage = () => {
  const { id } = useParams()
  const { user } = useSession()
  // As it was on arrival: a save that has just put the record into the session must not lead anywhere else.
  const [existed] = useState(user.contact_information !== null)
  if (!id) return existed ? <Navigate replace to={paths.contactInformationEdit} /> : <Add />
  if (id === 'me' && !existed) return <Navigate replace to={paths.contactInformationCreate} />
  return <Edit key={id} id={id} />
}
