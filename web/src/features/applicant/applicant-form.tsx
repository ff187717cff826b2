import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { dayInKarachi } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { type ApplicantRecord, newApplicant } from '#shared/records/applicant.ts'
import { applicantDateErrors } from '#shared/rules/dates.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { useFlash } from '#web/ui/flash.tsx'
import { RecordForm } from '#web/ui/record-form.tsx'
import { useReturnPath } from '#web/ui/return-path.ts'
import { useRecordForm } from '#web/ui/use-record-form.ts'
import { applicantDefaults } from './applicant-defaults.ts'
import { Identity, Personal, Telephones, Work } from './applicant-fieldsets.tsx'

/** Adds the personal information, or changes `record`. */
export const ApplicantForm = ({ record }: { record: ApplicantRecord | null }) => {
  const session = useSession()
  const flash = useFlash()
  const navigate = useNavigate()
  const back = useReturnPath(paths.applications)
  const [saved, setSaved] = useState(record) // as it is on the server; newer than `record` after a 412

  const form = useRecordForm({
    schema: newApplicant,
    defaults: applicantDefaults(record, session.user),
    draft: { key: 'applicant', omit: ['photo'] },
    check: (values) => applicantDateErrors(values, dayInKarachi(new Date())),
    save: (body, keys) =>
      saved
        ? api.applications.update({ params: { id: saved.id }, body }, { ifMatch: saved.version })
        : api.applications.create({ body }, keys),
    onSaved: ({ data }) => {
      session.setApplicant(data)
      flash.show(`User detail ${record ? 'updated' : 'added'} successfully`)
      navigate(back)
    },
    onLoadSaved: (current: ApplicantRecord) => {
      session.setApplicant(current)
      setSaved(current)
      return applicantDefaults(current, session.user)
    },
  })

  return (
    <RecordForm record={form} secondaryAction={<Link to={back}>Cancel</Link>}>
      <Identity storedPhoto={saved?.photo ?? null} />
      <Personal />
      <Telephones />
      <Work />
    </RecordForm>
  )
}
