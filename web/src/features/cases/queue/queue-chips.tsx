import { Link } from 'react-router-dom'
import { choiceWords } from '#shared/cases/rules/queue-words.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { type QueueState, queueAddress, withList } from '#web/ui/office/queue-state.ts'

/** The filters that are set, in words; a colleague by name. */
export const chosenWords = ({ choices }: QueueState, people: readonly Clerk[]) =>
  choiceWords(choices).map((chosen) => {
    const person = people.find(({ id }) => id === choices.assigned)
    return chosen.name === 'assigned' && person
      ? { ...chosen, words: `Assigned to ${inSentence(person.name)}` }
      : chosen
  })

/** Each filter that is set, as a link that removes it. */
export const QueueChips = ({ state, people }: { state: QueueState; people: readonly Clerk[] }) => {
  const chosen = chosenWords(state, people)
  if (chosen.length === 0) return null
  return (
    <ul className="queue-chips" aria-label="Filters that are set">
      {chosen.map(({ name, words }) => (
        <li key={name}>
          <Link
            className="queue-chip"
            to={queueAddress(withList(state, { choices: { ...state.choices, [name]: undefined } }))}
            aria-label={`${words}: remove`}
          >
            <Typed>{words}</Typed>
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={queueAddress(withList(state, { choices: {} }))}>Clear all</Link>
      </li>
    </ul>
  )
}
