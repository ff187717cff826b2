import { DayPicker } from 'react-day-picker'
import 'react-day-picker/style.css'
import { calendarDay, formatLongDay, plainDay } from './calendar-day.ts'

export interface CalendarProps {
  /** The value of the field: `YYYY-MM-DD`, or whatever was typed. */
  value: string
  /** First and last day that can be picked, `YYYY-MM-DD`. */
  earliest: string
  latest: string
  onPick: (value: string) => void
}

const monday = 1

/** The month grid. It is loaded on the first press of a calendar button and takes the focus when it appears. */
export const Calendar = ({ value, earliest, latest, onPick }: CalendarProps) => {
  const chosen = calendarDay(value)
  const [first, last] = [calendarDay(earliest), calendarDay(latest)]
  return (
    <DayPicker
      autoFocus
      mode="single"
      required
      selected={chosen}
      onSelect={(day: Date) => onPick(plainDay(day))}
      defaultMonth={chosen ?? last}
      startMonth={first}
      endMonth={last}
      disabled={first && last && { before: first, after: last }}
      captionLayout="dropdown"
      navLayout="around"
      weekStartsOn={monday}
      // A name that does not hold the shown number ("September 5th") is a mismatch to speech control.
      labels={{ labelDayButton: formatLongDay }}
    />
  )
}
