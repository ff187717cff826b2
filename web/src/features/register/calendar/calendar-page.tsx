import { type Choices, Options } from '#web/ui/fields/controlled-fields.tsx'
import { asTyped } from '#web/ui/language/typed.tsx'
import '#web/theme/register/calendar.scss'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { monthOf } from '#shared/kit/dates.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import {
  type CalendarStanding,
  type CalendarView,
  calendarStandings,
  calendarViews,
} from '#shared/register/records/calendar.ts'
import type { PublicEntry } from '#shared/register/records/public-register.ts'
import { foldCity } from '#shared/register/rules/city-folding.ts'
import { standingLabels } from '#shared/register/rules/registration.ts'
import { Button } from '#web/ui/button.tsx'
import { formatMonth } from '#web/ui/moments.ts'
import { Page } from '#web/ui/page/page.tsx'
import { RegisterExport } from '#web/ui/register/register-export.tsx'
import { viewLabels } from './calendar-words.ts'
import { type Asked, HoldersTable } from './holders-table.tsx'
import { ReminderEmails } from './reminder-emails.tsx'
import { WaitingWork } from './waiting-work.tsx'

const soon = 'Reminded in the next 30 days'
const [monthsBack, monthsAhead] = [60, 72]

/** From five years ago to six years ahead. */
const monthsAround = (today: string): string[] => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: monthsBack + monthsAhead + 1 }, (_, place) =>
    monthOf(new Date(Date.UTC(year, month - 1 - monthsBack + place, 1)).toISOString()),
  )
}

interface ChoiceProps {
  name: string
  label: string
  choices: Choices
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
        <Options choices={choices} />
      </select>
    </div>
  )
}

/** Chooses what the table shows; the address holds it. */
const ChooseHolders = ({ month = '', until = '', city, standing, show }: Asked) => {
  const [, setParams] = useSearchParams()
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    setParams(new URLSearchParams(chosen as [string, string][]))
  }
  const months = monthsAround(dayInKarachi(new Date()))
  const ends = months.map((one) => [one, `Ends in ${formatMonth(one)}`] as const)
  const lasts = months.map((one) => [one, formatMonth(one)] as const)
  return (
    <form className="calendar-choice" onSubmit={choose}>
      <Choice name="month" label="When" choices={[['', soon], ...ends]} chosen={month} />
      {month && (
        <Choice
          name="until"
          label="Until the end of"
          choices={[['', 'the same month'], ...lasts]}
          chosen={until}
        />
      )}
      <Choice
        name="show"
        label="Who"
        choices={calendarViews.map((view) => [view, viewLabels[view]])}
        chosen={show}
      />
      <Choice
        name="standing"
        label="Standing"
        choices={[['', 'Any'], ...calendarStandings.map((one) => [one, standingLabels[one]] as const)]}
        chosen={standing ?? ''}
      />
      <div>
        <label className="form-label" htmlFor="city">
          City
        </label>
        <input
          id="city"
          name="city"
          className="form-control"
          {...asTyped(city)}
          maxLength={120}
          defaultValue={city}
        />
      </div>
      <Button type="submit">Show</Button>
    </form>
  )
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

const titleOf = ({ month, until, city, standing }: Asked): string => {
  const last = month && until && until !== month ? ` to ${formatMonth(until)}` : ''
  const when = month ? `Ends in ${formatMonth(month)}${last}` : soon
  return [when, city, standing && standingLabels[standing].toLowerCase()].filter(Boolean).join(', ')
}

/** Whether an entry of the register is on the list of these months, this city and standing. */
const isListed = (
  { valid_until, city, standing }: PublicEntry,
  { month = '', until = month, ...asked }: Asked,
) =>
  (asked.standing ? standing === asked.standing : standing !== 'removed') &&
  monthOf(valid_until) >= month &&
  monthOf(valid_until) <= until &&
  (!asked.city || foldCity(city) === foldCity(asked.city))

/** `/admin/calendar`: whose registration ends when, who is reminded and who cannot be, and the e-mails that do it. */
export const CalendarPage = () => {
  const [params] = useSearchParams()
  const month = params.get('month') ?? undefined
  const until = (month && params.get('until')) || undefined
  const city = params.get('city')?.trim() || undefined
  const standing: CalendarStanding | undefined = oneOf(calendarStandings, params.get('standing'))
  const show: CalendarView = oneOf(calendarViews, params.get('show')) ?? 'all'
  const asked: Asked = { month, until, city, standing, show }
  return (
    <Page title="Calendar of holders">
      <WaitingWork />
      <section className="card" aria-labelledby="holders">
        <div className="card-head">
          <h2 id="holders">{titleOf(asked)}</h2>
          {month && asked.show === 'all' && (
            <RegisterExport words="Export this list" only={(entry) => isListed(entry, asked)} />
          )}
        </div>
        <ChooseHolders key={JSON.stringify(asked)} {...asked} />
        <HoldersTable {...asked} />
      </section>
      <ReminderEmails />
    </Page>
  )
}
