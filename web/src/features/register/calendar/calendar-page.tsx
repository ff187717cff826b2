import '#web/theme/register/calendar.scss'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { monthOf } from '#shared/kit/dates.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { type CalendarView, calendarViews } from '#shared/register/records/calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { formatMonth } from '#web/ui/moments.ts'
import { Page } from '#web/ui/page/page.tsx'
import { viewLabels } from './calendar-words.ts'
import { type Asked, HoldersTable } from './holders-table.tsx'
import { ReminderEmails } from './reminder-emails.tsx'
import { WaitingWork } from './waiting-work.tsx'

const soon = 'Reminded in the next 30 days'
const [monthsBack, monthsAhead] = [12, 72]

/** From a year ago to six years ahead. */
const monthsAround = (today: string): string[] => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: monthsBack + monthsAhead + 1 }, (_, place) =>
    monthOf(new Date(Date.UTC(year, month - 1 - monthsBack + place, 1)).toISOString()),
  )
}

interface ChoiceProps {
  name: string
  label: string
  choices: readonly (readonly [value: string, words: string])[]
  chosen: string
}

const Choice = ({ name, label, choices, chosen }: ChoiceProps) => {
  const [value, setValue] = useState(chosen)
  return (
    <div>
      <label className="form-label" htmlFor={name}>
        {label}
      </label>
      <select
        id={name}
        name={name}
        className="form-select"
        value={value}
        onChange={({ target }) => setValue(target.value)}
      >
        {choices.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Chooses what the table shows; the address holds it. */
const ChooseHolders = ({ month = '', show }: Asked) => {
  const [, setParams] = useSearchParams()
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    setParams(new URLSearchParams(chosen as [string, string][]))
  }
  const months = monthsAround(dayInKarachi(new Date())).map(
    (one) => [one, `Ends in ${formatMonth(one)}`] as const,
  )
  return (
    <form className="calendar-choice" onSubmit={choose}>
      <Choice name="month" label="When" choices={[['', soon], ...months]} chosen={month} />
      <Choice
        name="show"
        label="Who"
        choices={calendarViews.map((view) => [view, viewLabels[view]])}
        chosen={show}
      />
      <Button type="submit">Show</Button>
    </form>
  )
}

const isView = (text: string | null): text is CalendarView =>
  (calendarViews as readonly (string | null)[]).includes(text)

/** `/admin/calendar`: whose registration ends when, who is reminded and who cannot be, and the e-mails that do it. */
export const CalendarPage = () => {
  const [params] = useSearchParams()
  const show = params.get('show')
  const asked = { month: params.get('month') ?? undefined, show: isView(show) ? show : 'all' }
  return (
    <Page title="Calendar of holders">
      <WaitingWork />
      <section className="card" aria-labelledby="holders">
        <h2 id="holders">{asked.month ? `Ends in ${formatMonth(asked.month)}` : soon}</h2>
        <ChooseHolders key={`${asked.month} ${asked.show}`} {...asked} />
        <HoldersTable {...asked} />
      </section>
      <ReminderEmails />
    </Page>
  )
}
