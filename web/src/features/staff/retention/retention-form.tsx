import { useRef } from 'react'
import type { RetentionSettings } from '#shared/staff/records/retention.ts'
import { retentionKindNames, retentionKinds } from '#shared/staff/rules/retention.ts'
import { api } from '#web/api/client.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useStaffDraft } from '#web/ui/form/kept/use-staff-draft.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { fieldsOf, retentionFields, retentionLabels, settingsIn } from './retention-fields.ts'

interface RetentionFormProps {
  settings: RetentionSettings
  onSaved: (message: string) => void
}

/** Changes the periods, with the version that was loaded. */
export const RetentionForm = ({ settings, onSaved }: RetentionFormProps) => {
  const version = useRef(settings.version)
  const record = useRecordForm({
    schema: retentionFields,
    defaults: fieldsOf(settings),
    draft: useStaffDraft('retention'),
    keepsChanges: true,
    save: (typed, keys) =>
      api.retention.update({ body: settingsIn(typed) }, { ...keys, ifMatch: version.current }),
    onSaved: ({ message = '' }) => onSaved(message),
    onLoadSaved: (current: RetentionSettings) => {
      version.current = current.version
      return fieldsOf(current)
    },
  })
  return (
    <RecordForm record={record} fields={retentionLabels}>
      {retentionKindNames.map((kind) => {
        const { explained, unit, least, most } = retentionKinds[kind]
        return (
          <TextField
            key={kind}
            name={kind}
            hint={`${explained} From ${least} to ${most} ${unit}.`}
            inputMode="numeric"
            className="field-short"
            maxLength={3}
          />
        )
      })}
    </RecordForm>
  )
}
