import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { PhoneLink } from './phone-link.tsx'

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
