import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatMonth } from '#web/ui/moments.ts'

/** Chooses the month; the address holds it. */
export const MonthForm = ({ month, months }: { month: string; months: readonly string[] }) => {
  const [, setParams] = useSearchParams()
  const [chosen, setChosen] = useState(month)
  const show = (event: FormEvent) => {
    event.preventDefault()
    setParams({ month: chosen })
  }
  return (
    <form className="report-month" onSubmit={show}>
      <label className="form-label" htmlFor="report-month">
        Month
      </label>
      <select
        id="report-month"
        className="form-select"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {months.map((one) => (
          <option key={one} value={one}>
            {formatMonth(one)}
          </option>
        ))}
      </select>
      <button type="submit" className="btn btn-outline-secondary">
        Show
      </button>
    </form>
  )
}
