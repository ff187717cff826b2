import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import type { FieldErrors } from '#shared/errors.ts'
import { formatDate } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import type { FeeScheduleRecord } from '#shared/records/fee-schedule.ts'
import { firstDayErrors } from '#shared/rules/fee-schedules.ts'
import { type FeeTitle, feeTitles } from '#shared/vocabulary.ts'
import { api } from '#web/api/client.ts'
import { DateField } from '#web/ui/date-field/date-field.tsx'
import { useFlash } from '#web/ui/flash.tsx'
import { RadioField } from '#web/ui/radio-field.tsx'
import { RecordForm } from '#web/ui/record-form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useRecordForm } from '#web/ui/use-record-form.ts'
import {
  fieldsOf,
  lateKindLabels,
  lateKinds,
  prefixes,
  type ScheduleFields,
  scheduleErrors,
  scheduleFields,
  scheduleIn,
} from './schedule-fields.ts'

const RuleFields = ({ title }: { title: FeeTitle }) => {
  const prefix = prefixes[title]
  const late = useWatch({ name: `${prefix}_late` })
  const number = { inputMode: 'decimal', className: 'field-short', maxLength: 12 } as const
  return (
    <fieldset className="group">
      <legend>{title}</legend>
      <TextField name={`${prefix}_base`} label="Fee in rupees" {...number} />
      <RadioField
        name={`${prefix}_late`}
        label="Late fee"
        options={lateKinds}
        words={(kind) => lateKindLabels[kind] ?? kind}
      />
      {late !== 'none' && (
        <>
          <TextField
            name={`${prefix}_grace`}
            label="Days of grace"
            hint="After the degree’s issue; nothing is added on these days"
            {...number}
          />
          <TextField
            name={`${prefix}_rate`}
            label={late === 'per-year' ? 'Rupees for each started year' : 'Per cent for each day'}
            {...number}
          />
          <TextField name={`${prefix}_cap`} label="At most, in rupees" {...number} />
        </>
      )}
    </fieldset>
  )
}

interface ScheduleFormProps {
  /** The schedule to change; without it a new one is added. */
  saved?: FeeScheduleRecord
  /** A new schedule starts with the figures of this one. */
  template: FeeScheduleRecord
  today: string
}

/** Adds a schedule of the future or changes it. */
export const ScheduleForm = ({ saved, template, today }: ScheduleFormProps) => {
  const flash = useFlash()
  const navigate = useNavigate()
  const version = useRef(saved?.version ?? 0)
  const record = useRecordForm({
    schema: scheduleFields,
    defaults: fieldsOf(saved ?? template, !saved),
    check: (fields): FieldErrors => {
      const found = scheduleErrors(fields as ScheduleFields)
      const day = fields.effective_from ?? ''
      return found.effective_from ? found : { ...firstDayErrors({ effective_from: day }, today), ...found }
    },
    save: (fields, keys) => {
      const { effective_from, ...body } = scheduleIn(fields)
      return saved
        ? api.feeSchedules.update(
            { params: { first_day: effective_from }, body },
            { ...keys, ifMatch: version.current },
          )
        : api.feeSchedules.create({ body: { effective_from, ...body } }, keys)
    },
    onSaved: ({ message = '' }) => {
      flash.show(message)
      navigate(paths.adminFeeSchedules)
    },
    onLoadSaved: (current: FeeScheduleRecord) => {
      version.current = current.version
      return fieldsOf(current, false)
    },
  })
  return (
    <RecordForm record={record} secondaryAction={<Link to={paths.adminFeeSchedules}>Cancel</Link>}>
      <fieldset className="group">
        <legend>Schedule</legend>
        {saved ? (
          <p>
            Begins on {formatDate(saved.effective_from)}. To begin on another day, remove it and add it anew.
          </p>
        ) : (
          <DateField
            name="effective_from"
            hint="Tomorrow or later, for example 01-07-2027"
            latestInDays={3650}
          />
        )}
        <TextField name="schedule_name" hint="As applicants read it, for example Fees 2027" maxLength={80} />
      </fieldset>
      {feeTitles.map((title) => (
        <RuleFields key={title} title={title} />
      ))}
    </RecordForm>
  )
}
