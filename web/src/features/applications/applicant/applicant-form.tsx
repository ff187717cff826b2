import { Link } from 'react-router-dom'
import { applicantFields } from '#shared/applications/field-tables/applicant.ts'
import { type ApplicantRecord, newApplicant } from '#shared/applications/records/applicant.ts'
import { applicantDateErrors } from '#shared/kit/dates.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useFieldLock } from '#web/ui/form/use-field-lock.ts'
import { useSavedRecord } from '#web/ui/form/use-saved-record.ts'
import { useSaveLabel } from '#web/ui/steps/use-save-label.ts'
import { applicantDefaults } from './applicant-defaults.ts'
import { ApplicantFieldsets } from './applicant-fieldsets.tsx'

/** Adds the personal information, or changes `record`. */
export const ApplicantForm = ({ record }: { record: ApplicantRecord | null }) => {
  const session = useSession()
  const saveLabel = useSaveLabel(record)
  const isLocked = useFieldLock(
    (field) => `applicant.${field}`,
    (field) => field !== 'photo' || Boolean(record?.photo),
  )
  const { form, saved, returnPath } = useSavedRecord({
    record,
    schema: newApplicant,
    defaultsOf: (shown) => applicantDefaults(shown, session.user),
    draft: { key: 'applicant', omit: ['photo'] },
    check: (values) => applicantDateErrors(values, dayInKarachi(new Date())),
    save: (body, saved, options) =>
      saved
        ? api.applications.update({ params: { id: saved.id }, body }, options)
        : api.applications.create({ body }, options),
    keep: session.setApplicant,
    nextPath: paths.applications,
  })
  return (
    <RecordForm
      record={form}
      fields={applicantFields}
      isLocked={isLocked}
      saveLabel={saveLabel}
      secondaryAction={<Link to={returnPath}>Cancel</Link>}
    >
      <ApplicantFieldsets storedPhoto={saved?.photo ?? null} />
    </RecordForm>
  )
}
