import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { cities } from '#shared/applications/place-suggestions.ts'
import type { QueueOrder } from '#shared/cases/records/queue.ts'
import { choiceNames, choiceOptions } from '#shared/cases/rules/queue-words.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import { Button } from '#web/ui/button.tsx'
import { valueOfTyped } from '#web/ui/fields/date-field/typed-date.ts'
import { submitting } from '#web/ui/form/use-sending.ts'
import { type QueueState, queueAddress, queueStateOf, withList } from '#web/ui/office/queue-state.ts'
import { useWideWindow } from '#web/ui/use-wide-window.ts'
import { FilterDay, FilterInput, FilterSelect } from './filter-fields.tsx'
import { orderLabels } from './queue-orders.ts'

/** Days are typed as people write them. */
const valueIn = (name: string, typed: string): string =>
  name === 'from' || name === 'to' ? valueOfTyped(typed) : typed

interface QueueFiltersProps {
  state: QueueState
  /** The people to whom an application may be assigned. */
  people: readonly Clerk[]
}

/** Me, nobody, and every colleague; somebody who has left stays chosen. */
const assignees = (people: readonly Clerk[], chosen: string | undefined): Record<string, string> => ({
  ...(chosen && { [chosen]: 'One person' }),
  ...{ me: 'Me', nobody: 'Nobody' },
  ...Object.fromEntries(people.map(({ id, name }) => [id, name])),
})

/** The filters of the list, applied together; folded away on narrow screens. */
export const QueueFilters = ({ state, people }: QueueFiltersProps) => {
  const navigate = useNavigate()
  const wide = useWideWindow() // narrower, rows are cards (theme/dense-table.scss)
  const suggestions = useId()
  const { choices, sort } = state
  const set = choiceNames.filter((name) => choices[name]).length
  const apply = (data: FormData) => {
    const typed = new URLSearchParams(
      [...data].map(([name, value]): [string, string] => [name, valueIn(name, String(value))]),
    )
    const read = queueStateOf(`?${typed}`)
    navigate(queueAddress(withList(state, { choices: read.choices, sort: read.sort })))
  }
  return (
    <details className="queue-filters" open={wide || undefined}>
      <summary>Filters{set > 0 && ` (${set})`}</summary>
      <form aria-label="Filters" onSubmit={submitting((form) => apply(new FormData(form)))}>
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
          any="Assigned: all"
          options={assignees(people, choices.assigned)}
          value={choices.assigned}
        />
        <FilterInput name="city" label="City" value={choices.city} list={suggestions} maxLength={120} />
        <datalist id={suggestions}>
          {cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
        <FilterDay name="from" label="Submitted from" value={choices.from} />
        <FilterDay name="to" label="Submitted to" value={choices.to} />
        {wide ? (
          <input type="hidden" name="sort" value={sort} />
        ) : (
          <FilterSelect<QueueOrder> name="sort" label="Order" options={orderLabels} value={sort} />
        )}
        <Button type="submit" look="primary" small>
          Apply
        </Button>
      </form>
    </details>
  )
}
