import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { cities } from '#shared/place-suggestions.ts'
import {
  type ContactInformationRecord,
  contactInformationFields,
} from '#shared/records/contact-information.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { RecordForm } from '#web/ui/record-form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useSavedRecord } from '#web/ui/use-saved-record.ts'
import { SameAsResidential } from './same-as-residential.tsx'

const defaultsOf = (record: ContactInformationRecord | null) => ({
  residential: record?.residential ?? '',
  permanent: record?.permanent ?? '',
  professional: record?.professional ?? '',
  city: record?.city ?? '',
})

/** Adds the addresses, or changes `record`. */
export const ContactInformationForm = ({ record }: { record: ContactInformationRecord | null }) => {
  const { form, returnPath } = useSavedRecord({
    record,
    schema: contactInformationFields,
    defaultsOf,
    draft: { key: 'contact-information' },
    save: (body, saved, options) =>
      saved
        ? api.contactInformation.update({ params: { id: saved.id }, body }, options)
        : api.contactInformation.create({ body }, options),
    keep: useSession().setContactInformation,
    nextPath: paths.contactInformation,
  })
  return (
    <RecordForm record={form} secondaryAction={<Link to={returnPath}>Cancel</Link>}>
      <TextAreaField name="residential" autoComplete="street-address" />
      <SameAsResidential />
      <TextAreaField name="permanent" autoComplete="off" />
      <TextAreaField name="professional" optional autoComplete="off" />
      <TextField name="city" list={cities} autoComplete="address-level2" dir="auto" />
    </RecordForm>
  )
}
