import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { contactInformationFields } from '#shared/applications/field-tables/contact-information.ts'
import { cities } from '#shared/applications/place-suggestions.ts'
import {
  type ContactInformationRecord,
  newContactInformation,
} from '#shared/applications/records/contact-information.ts'
import { missingBefore } from '#shared/applications/rules/onboarding.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { Button } from '#web/ui/button.tsx'
import { AddOrEdit } from '#web/ui/form/add-or-edit.tsx'
import { startingValues } from '#web/ui/form/field-sections.ts'
import { RecordFields } from '#web/ui/form/record-fields.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useSavedRecord } from '#web/ui/form/use-saved-record.ts'
import { ChangeNotice } from '#web/ui/messages/change-notice.tsx'
import { MissingStep } from '#web/ui/messages/missing-step.tsx'
import { pageHeadOf, WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { useSaveLabel } from '#web/ui/steps/steps.ts'

/** Copies the residential address to the permanent one, once; it stays editable. */
const SameAsResidential = () => {
  const { getValues, setValue } = useFormContext()
  const [message, setMessage] = useState('')
  const copy = () => {
    const residential: string = getValues('residential')
    if (residential) setValue('permanent', residential, { shouldDirty: true })
    setMessage(residential ? 'Copied to the permanent address' : 'Enter your residential address first')
  }
  return (
    <div className="field">
      <Button onClick={copy}>Same as residential</Button>{' '}
      <span className="form-text" role="status">
        {message}
      </span>
    </div>
  )
}

/** Adds the addresses, or changes `record`. */
const ContactInformationForm = ({ record }: { record: ContactInformationRecord | null }) => {
  const saveLabel = useSaveLabel(record)
  const { form, returnPath } = useSavedRecord({
    record,
    schema: newContactInformation,
    defaultsOf: (shown) => startingValues(contactInformationFields, shown),
    draft: { key: 'contact-information' },
    save: (body, saved, options) =>
      saved
        ? api.contactInformation.update({ params: { id: saved.id }, body }, options)
        : api.contactInformation.create({ body }, options),
    keep: useSession().setContactInformation,
    nextPath: paths.contactInformation,
  })
  return (
    <RecordForm
      record={form}
      fields={contactInformationFields}
      saveLabel={saveLabel}
      secondaryAction={<Link to={returnPath}>Cancel</Link>}
    >
      <RecordFields
        fields={contactInformationFields}
        hints={{
          residential: { autoComplete: 'street-address' },
          city: { autoComplete: 'address-level2', list: cities },
        }}
        special={{
          residential: (input) => (
            <>
              {input}
              <SameAsResidential />
            </>
          ),
        }}
      />
    </RecordForm>
  )
}

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
