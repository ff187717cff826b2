import { Link } from 'react-router-dom'
import { formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import { feeTitles } from '#shared/vocabulary/applications.ts'
import { DateField } from '#web/ui/fields/date-field/date-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { RuleFields } from './rule-fields.tsx'
import { type ScheduleFormProps, useScheduleForm } from './use-schedule-form.ts'

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
            Begins on {formatDate(saved.effective_from)}. To change the day, remove this schedule and add a
            new one.
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
