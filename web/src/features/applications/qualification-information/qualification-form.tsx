import { useState } from 'react'
import { Link } from 'react-router-dom'
import { qualificationInformationFields } from '#shared/applications/field-tables/qualification-information.ts'
import {
  newQualificationInformation,
  type QualificationInformationRecord,
} from '#shared/applications/records/qualification-information.ts'
import { qualificationItem } from '#shared/applications/rules/correctable.ts'
import { missingLevels } from '#shared/applications/rules/onboarding.ts'
import { paths } from '#shared/paths.ts'
import { type QualificationLevel, qualificationLevels } from '#shared/vocabulary/people.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { startingValues } from '#web/ui/form/field-sections.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useFieldLock } from '#web/ui/form/use-field-lock.ts'
import { useSavedRecord } from '#web/ui/form/use-saved-record.ts'
import { useSaveLabel } from '#web/ui/steps/use-save-label.ts'
import { qualificationErrors } from './qualification-errors.ts'
import { QualificationFields } from './qualification-fields.tsx'

interface QualificationFormProps {
  record: QualificationInformationRecord | null
  /** Given by the link or the record; undefined lets the person choose. */
  level: QualificationLevel | undefined
}

const defaultsOf = (record: QualificationInformationRecord | null, level: string) => ({
  ...startingValues(qualificationInformationFields, record),
  qualification_level: level,
})

/** Adds a qualification, or changes `record`. */
export const QualificationForm = ({ record, level }: QualificationFormProps) => {
  const session = useSession()
  const saveLabel = useSaveLabel(record)
  const [userOnArrival] = useState(session.user) // so that no field changes while a save is being answered
  const heldLevels = userOnArrival.qualification_information.map((held) => held.qualification_level)
  const firstLevel = level ?? missingLevels(userOnArrival)[0] ?? ''

  const isLocked = useFieldLock((field) => qualificationItem(record?.qualification_level ?? '', field))
  const { form, returnPath } = useSavedRecord({
    record,
    schema: newQualificationInformation,
    defaultsOf: (shown) => defaultsOf(shown, shown?.qualification_level ?? firstLevel),
    draft: { key: `qualification-information:${level ?? ''}` },
    check: (values) => qualificationErrors(values, userOnArrival, record),
    save: (body, saved, options) =>
      saved
        ? api.qualificationInformation.update({ params: { id: saved.id }, query: {}, body }, options)
        : api.qualificationInformation.create({ body }, options),
    keep: session.putQualification,
    nextPath: paths.qualificationInformation,
  })

  return (
    <RecordForm
      record={form}
      fields={qualificationInformationFields}
      isLocked={record ? isLocked : undefined}
      saveLabel={saveLabel}
      secondaryAction={<Link to={returnPath}>Cancel</Link>}
    >
      <QualificationFields
        choices={level ? [] : qualificationLevels.filter((choice) => !heldLevels.includes(choice))}
      />
    </RecordForm>
  )
}
