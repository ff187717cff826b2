import { mailAddress } from '#shared/accounts/link-addresses.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { PhoneLink } from './phone-link.tsx'

/** How to reach the council; what an administrator has not filled in is left out. */
export const CouncilContact = () => {
  const council = useCouncil()
  return (
    <>
      {council?.address ? (
        <address className="council-address">
          <strong>{councilName(council)}</strong>
          {'\n'}
          {council.address}
        </address>
      ) : (
        <p>Ask at the office of the Secretary of the council.</p>
      )}
      {council?.phone && (
        <p>
          Telephone: <PhoneLink number={council.phone} />
        </p>
      )}
      {council?.email && (
        <p>
          Email: <a href={mailAddress(council.email)}>{council.email}</a>
        </p>
      )}
      {council?.hours && <p>Open {council.hours}</p>}
    </>
  )
}
