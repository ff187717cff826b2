import { roleLabels } from '#shared/vocabulary/staff-roles.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { Check } from '#web/ui/fields/check.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'

interface ColleaguesProps {
  me: string
  /** Ids. */
  chosen: string[]
  onChange: (chosen: string[]) => void
}

const Colleagues = ({ me, chosen, onChange }: ColleaguesProps) => {
  const loaded = useApi(async (signal) => (await api.colleagues.list({}, { signal })).data.people, [])
  return (
    <WhenLoaded from={loaded} lines={2}>
      {(people) => (
        <div className="note-colleagues">
          {people
            .filter(({ id }) => id !== me)
            .map(({ id, name, roles }) => (
              <Check
                key={id}
                id={`tell-${id}`}
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
              >
                <Typed>{name}</Typed>{' '}
                <span className="text-muted">{roles.map((role) => roleLabels[role]).join(', ')}</span>
              </Check>
            ))}
        </div>
      )}
    </WhenLoaded>
  )
}

/** The colleagues who find the note in My work. */
export const TellColleagues = (props: ColleaguesProps) => (
  <details className="note-tell" open={props.chosen.length > 0 || undefined}>
    <summary>Tell colleagues{props.chosen.length > 0 && ` (${props.chosen.length})`}</summary>
    <fieldset>
      <legend className="visually-hidden">Tell colleagues</legend>
      <Colleagues {...props} />
    </fieldset>
  </details>
)
