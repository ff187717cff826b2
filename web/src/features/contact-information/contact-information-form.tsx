import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { cities } from '#shared/place-suggestions.ts'
import {
  type ContactInformationRecord,
  contactInformationFields,
} from '#shared/records/contact-information.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { useFlash } from '#web/ui/flash.tsx'
import { RecordForm } from '#web/ui/record-form.tsx'
import { useReturnPath } from '#web/ui/return-path.ts'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useRecordForm } from '#web/ui/use-record-form.ts'
import { SameAsResidential } from './same-as-residential.tsx'

const defaultsOf = (record: ContactInformationRecord | null) => ({
  residential: record?.residential ?? '',
  permanent: record?.permanent ?? '',
  professional: record?.professional ?? '',
  city: record?.city ?? '',
})

/** Adds the addresses, or changes `record`. */
export const ContactInformationForm = ({ record }: { record: ContactInformationRecord | null }) => {
  const session = useSession()
  const flash = useFlash()
  const navigate = useNavigate()
  const back = useReturnPath(paths.contactInformation)
  const [saved, setSaved] = useState(record) // as it is on the server; newer than `record` after a 412

  const form = useRecordForm({
    schema: contactInformationFields,
    defaults: defaultsOf(record),
    draft: { key: 'contact-information' },
    save: (body, keys) =>
      saved
        ? api.contactInformation.update({ params: { id: saved.id }, body }, { ifMatch: saved.version })
        : api.contactInformation.create({ body }, keys),
    onSaved: ({ data }) => {
      session.setContactInformation(data)
      flash.show(`Contact detail ${record ? 'updated' : 'added'} successfully`)
      navigate(back)
    },
    onLoadSaved: (current: ContactInformationRecord) => {
      session.setContactInformation(current)
      setSaved(current)
      return defaultsOf(current)
    },
  })

  return (
    <RecordForm record={form} secondaryAction={<Link to={back}>Cancel</Link>}>
      <TextAreaField name="residential" autoComplete="street-address" />
      <SameAsResidential />
      <TextAreaField name="permanent" autoComplete="off" />
      <TextAreaField name="professional" optional autoComplete="off" />
      <TextField name="city" list={cities} autoComplete="address-level2" dir="auto" />
    </RecordForm>
  )
}
