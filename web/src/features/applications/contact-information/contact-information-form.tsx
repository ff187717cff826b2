import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { contactInformationFields } from '#shared/applications/field-tables/contact-information.ts'
import { cities } from '#shared/applications/place-suggestions.ts'
import {
  type ContactInformationRecord,
  newContactInformation,
} from '#shared/applications/records/contact-information.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { Button } from '#web/ui/button.tsx'
import { startingValues } from '#web/ui/form/field-sections.ts'
import { RecordFields } from '#web/ui/form/record-fields.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useSavedRecord } from '#web/ui/form/use-saved-record.ts'
import { useSaveLabel } from '#web/ui/steps/use-save-label.ts'

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
export const ContactInformationForm = ({ record }: { record: ContactInformationRecord | null }) => {
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
