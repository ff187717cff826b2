import { useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import { type FeeTitle, feeTitles } from '#shared/vocabulary/applications.ts'
import { DateField } from '#web/ui/fields/date-field/date-field.tsx'
import { RadioField } from '#web/ui/fields/radio-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { whole } from '#web/ui/whole.tsx'
import { lateKindLabels, lateKinds, prefixes } from './schedule-fields.ts'
import { type ScheduleFormProps, useScheduleForm } from './use-schedule-form.ts'

/** The fields of the rule for one title: the fee and its late fee. */
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
        labelFor={(kind) => lateKindLabels[kind] ?? kind}
      />
      {late !== 'none' && (
        <>
          <TextField
            name={`${prefix}_grace`}
            label="Days of grace"
            hint="Days after the degree was issued with no late fee"
            {...number}
          />
          <TextField
            name={`${prefix}_rate`}
            label={late === 'per-year' ? 'Rupees per year or part of a year' : 'Per cent per day'}
            {...number}
          />
          <TextField name={`${prefix}_cap`} label="Maximum late fee, in rupees" {...number} />
        </>
      )}
    </fieldset>
  )
}

/** Proposes a schedule of the future, or a change of one. */
export const ScheduleForm = (props: ScheduleFormProps) => {
  const record = useScheduleForm(props)
  const { saved } = props
  return (
    <RecordForm
      record={record}
      saveLabel="Send for confirmation"
      savingLabel="Sending…"
      secondaryAction={<Link to={paths.adminFeeSchedules}>Cancel</Link>}
    >
      <fieldset className="group">
        <legend>Schedule</legend>
        {saved ? (
          <p>
            Begins on {whole(formatDate(saved.effective_from))}. To change the day, remove this schedule and
            add a new one.
          </p>
        ) : (
          <DateField
            name="effective_from"
            hint="Tomorrow or later, for example 01-07-2027"
            latestInDays={3650}
          />
        )}
        <TextField
          name="schedule_name"
          hint="Applicants see this name, for example Fees 2027"
          maxLength={80}
        />
      </fieldset>
      {feeTitles.map((title) => (
        <RuleFields key={title} title={title} />
      ))}
      <fieldset className="group">
        <legend>Confirmation</legend>
        <TextAreaField
          name="reason"
          hint="Another person of accounts, or an administrator, reads this before confirming. No fee changes until then"
        />
      </fieldset>
    </RecordForm>
  )
}
