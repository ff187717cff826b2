import { formatDate } from '#shared/kit/format.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'

/** The organisations that are told when the entry of the holder changes. */
export const OwnWatchers = () => {
  const loaded = useRead(api.ownRegistration.watchers, {})
  return (
    <section className="card not-printed" aria-labelledby="watchers">
      <h2 id="watchers">Who watches your registration</h2>
      <p>
        The council lets organisations, such as employers and drug offices, list registrations. They are told
        when what everybody can read of one of them changes, and nothing else.
      </p>
      <WhenLoaded from={loaded} lines={1}>
        {(watchers) =>
          watchers.length > 0 ? (
            <ul>
              {watchers.map(({ organisation, purpose, until }) => (
                <li key={organisation + purpose}>
                  <Typed as="strong">{organisation}</Typed>, until {formatDate(until)}:{' '}
                  <Typed>{purpose}</Typed>
                </li>
              ))}
            </ul>
          ) : (
            <p>No organisation lists it, as far as the law lets us tell you.</p>
          )
        }
      </WhenLoaded>
    </section>
  )
}
