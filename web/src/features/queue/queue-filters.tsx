import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { cities } from '#shared/place-suggestions.ts'
import type { CaseRow } from '#shared/records/case.ts'
import type { QueueOrder } from '#shared/records/queue.ts'
import { choiceNames, choiceOptions } from '#shared/rules/queue-words.ts'
import { type QueueState, queueAddress, queueStateOf, withList } from '#web/staff/queue-state.ts'
import { FilterInput, FilterSelect } from './filter-fields.tsx'
import { orderLabels } from './queue-orders.ts'
import { useWideWindow } from './use-wide-window.ts'

interface QueueFiltersProps {
  state: QueueState
  /** Their assignees can be chosen. */
  rows: readonly CaseRow[]
}

/** Me, nobody, and everybody to whom an application of the page is assigned. */
const assignees = (rows: readonly CaseRow[], chosen: string | undefined): Record<string, string> => ({
  me: 'Me',
  nobody: 'Nobody',
  ...(chosen && { [chosen]: 'One person' }),
  ...Object.fromEntries(rows.flatMap(({ assignee }) => (assignee ? [[assignee.id, assignee.name]] : []))),
  ...(chosen === 'me' && { me: 'Me' }),
  ...(chosen === 'nobody' && { nobody: 'Nobody' }),
})

/** The filters of the list, applied together; folded away on narrow screens. */
export const QueueFilters = ({ state, rows }: QueueFiltersProps) => {
  const navigate = useNavigate()
  const wide = useWideWindow()
  const suggestions = useId()
  const { choices, sort } = state
  const set = choiceNames.filter((name) => choices[name]).length
  const apply = (data: FormData) => {
    const typed = new URLSearchParams(
      [...data].map(([name, value]): [string, string] => [name, String(value)]),
    )
    const read = queueStateOf(`?${typed}`)
    navigate(queueAddress(withList(state, { choices: read.choices, sort: read.sort })))
  }
  return (
    <details className="queue-filters" open={wide || undefined}>
      <summary>Filters{set > 0 && ` (${set})`}</summary>
      <form
        aria-label="Filters"
        onSubmit={(event) => {
          event.preventDefault()
          apply(new FormData(event.currentTarget))
        }}
      >
        <FilterSelect name="type" label="Type" options={choiceOptions.type} value={choices.type} />
        <FilterSelect name="fee" label="Fee" options={choiceOptions.fee} value={choices.fee} />
        <FilterSelect name="papers" label="Papers" options={choiceOptions.papers} value={choices.papers} />
        <FilterSelect
          name="warnings"
          label="Warnings"
          options={choiceOptions.warnings}
          value={choices.warnings}
        />
        <FilterSelect
          name="assigned"
          label="Assigned to"
          options={assignees(rows, choices.assigned)}
          value={choices.assigned}
        />
        <FilterInput name="city" label="City" value={choices.city} list={suggestions} maxLength={120} />
        <datalist id={suggestions}>
          {cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
        <FilterInput name="from" label="Submitted from" type="date" value={choices.from} />
        <FilterInput name="to" label="Submitted to" type="date" value={choices.to} min={choices.from} />
        {wide ? (
          <input type="hidden" name="sort" value={sort} />
        ) : (
          <FilterSelect<QueueOrder> name="sort" label="Order" options={orderLabels} value={sort} />
        )}
        <button type="submit" className="btn btn-small btn-primary">
          Apply
        </button>
      </form>
    </details>
  )
}
