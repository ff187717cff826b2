import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { qualificationInformationFields } from '#shared/applications/field-tables/qualification-information.ts'
import {
  type NewQualificationInformation,
  newQualificationInformation,
  type QualificationInformationRecord,
} from '#shared/applications/records/qualification-information.ts'
import { qualificationItem } from '#shared/applications/rules/correctable.ts'
import { missingBeforeLevel, missingLevels } from '#shared/applications/rules/onboarding.ts'
import { degreeYearErrors, yearOrderErrors } from '#shared/applications/rules/qualification-order.ts'
import { qualificationDateErrors } from '#shared/kit/dates.ts'
import type { FieldErrors } from '#shared/kit/errors.ts'
import { dayInKarachi, foldDigits } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import { type QualificationLevel, qualificationLevels } from '#shared/vocabulary/people.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { startingValues } from '#web/ui/form/field-sections.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useFieldLock } from '#web/ui/form/use-field-lock.ts'
import { useSavedRecord } from '#web/ui/form/use-saved-record.ts'
import { useSaveLabel } from '#web/ui/steps/steps.ts'
import { QualificationFields } from './qualification-fields.tsx'

type Qualification = Partial<NewQualificationInformation>

/** A year that does not fit the other levels; one that is stored keeps nobody from changing something else. */
const yearErrors = (values: Qualification, user: CurrentUser, record: Qualification | null): FieldErrors => {
  const { qualification_level } = values
  const year_of_passing = foldDigits(values.year_of_passing ?? '').trim()
  if (!qualification_level || record?.year_of_passing === year_of_passing) return {}
  const passed = { qualification_level, year_of_passing }
  const others = user.qualification_information
  return { ...degreeYearErrors(passed, others), ...yearOrderErrors(passed, others) }
}

/**
 * The rules that the schema cannot check: years against the other levels, dates against today, and for a new
 * qualification the levels before it.
 * @param record the one that is changed: its level cannot change.
 */
const qualificationErrors = (
  values: Qualification,
  user: CurrentUser,
  record: Qualification | null,
): FieldErrors => {
  const errors = {
    ...yearErrors(values, user, record),
    ...qualificationDateErrors(values, dayInKarachi(new Date())),
  }
  const level = values.qualification_level
  const missing = level && !record ? missingBeforeLevel(level, user) : null
  return missing ? { ...errors, qualification_level: [missing.message] } : errors
}

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
