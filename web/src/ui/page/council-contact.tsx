import { mailAddress } from '#shared/accounts/link-addresses.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { useWords } from '#web/ui/language/language.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { frameWords } from './frame-words.ts'
import { PhoneLink } from './phone-link.tsx'

/** The officers of the council; nothing if none is entered. */
export const Officers = () => {
  const officers = useCouncil()?.officers ?? []
  if (officers.length === 0) return null
  return (
    <ul>
      {officers.map(({ office, name }) => (
        <li key={`${office} ${name}`}>
          {office}: <Typed>{name}</Typed>
        </li>
      ))}
    </ul>
  )
}

/** Where and when papers are handed in; nothing before an administrator has filled in the address. */
export const HandIn = () => {
  const council = useCouncil()
  if (!council?.address) return null
  return (
    <section className="card" aria-labelledby="hand-in">
      <h2 id="hand-in">Where to hand in your papers</h2>
      <address className="council-address">
        <strong>{councilName(council)}</strong>
        {'\n'}
        {council.address}
      </address>
      {council.hours && <p>Open {council.hours}</p>}
      {council.phone && (
        <p>
          Ring first if you have a question: <PhoneLink number={council.phone} />
        </p>
      )}
    </section>
  )
}

/** How to reach the council; what an administrator has not filled in is left out. */
export const CouncilContact = () => {
  const council = useCouncil()
  const words = useWords(frameWords)
  return (
    <>
      {council?.address ? (
        <address className="council-address">
          <strong>{councilName(council)}</strong>
          {'\n'}
          {council.address}
        </address>
      ) : (
        <p>{words.askTheSecretary}</p>
      )}
      {council?.phone && (
        <p>
          {words.telephone} <PhoneLink number={council.phone} />
        </p>
      )}
      {council?.email && (
        <p>
          {words.email} <a href={mailAddress(council.email)}>{council.email}</a>
        </p>
      )}
      {council?.hours && (
        <p>
          {words.open} <Typed>{council.hours}</Typed>
        </p>
      )}
    </>
  )
}
