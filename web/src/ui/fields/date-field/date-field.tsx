import { useState } from 'react'
import { useController } from 'react-hook-form'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { Button } from '#web/ui/button.tsx'
import '#web/theme/date-field.scss'
import { useFieldLabels } from '#web/ui/messages/field-labels.ts'
import { Field, type FieldProps } from '../field.tsx'
import { calendarDay, formatLongDay } from './calendar-day.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { shownDate, valueOfTyped } from './typed-date.ts'

interface DateFieldProps extends FieldProps {
  label?: string
  /** `bday` for the person's own birth only. */
  autoComplete?: 'bday'
  /** Days from today to the last day of the calendar; typing is not limited by it. */
  latestInDays?: number
}

const aCenturyInDays = 36_525

/**
 * A date, typed in whatever form or picked from a calendar; whoever cannot use the one can use the other.
 * The form holds `YYYY-MM-DD`, or the text as typed where that is no day, so that the schema refuses it.
 */
export const DateField = ({
  name,
  label: givenLabel,
  hint = 'For example, 17-03-1990',
  optional,
  autoComplete,
  latestInDays = 0,
}: DateFieldProps) => {
  const fieldLabel = useFieldLabels()
  const label = givenLabel ?? fieldLabel(name)
  const { field } = useController({ name, defaultValue: '' })
  const value: string = field.value ?? ''
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const today = dayInKarachi(new Date())
  // Text that is being typed stays as it is until the field loses the focus, unless the form was filled by code.
  const shown = typed !== '' && valueOfTyped(typed) === value ? typed : shownDate(value)
  const chosen = calendarDay(value)
  const press = chosen ? 'Change date' : 'Choose date'

  const pick = (day: string) => {
    setTyped('')
    field.onChange(day)
    setOpen(false)
  }

  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {(input) => (
        <div className="date-field">
          <input
            {...input}
            ref={field.ref}
            type="text"
            inputMode="numeric"
            className="form-control date-input"
            autoComplete={autoComplete ?? 'off'}
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value)
              field.onChange(valueOfTyped(event.target.value))
            }}
            onBlur={() => {
              setTyped('')
              field.onBlur()
            }}
          />
          <Button
            aria-label={[press, chosen && formatLongDay(chosen), label].filter(Boolean).join(', ')}
            onClick={() => setOpen(true)}
          >
            {press}
          </Button>
          <CalendarDialog
            open={open}
            title={label}
            value={value}
            earliest={addDays(today, -aCenturyInDays)}
            latest={addDays(today, latestInDays)}
            onPick={pick}
            onClose={() => setOpen(false)}
          />
        </div>
      )}
    </Field>
  )
}
