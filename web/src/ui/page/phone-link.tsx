import { callAddress } from '#shared/accounts/link-addresses.ts'

/** A telephone number that rings when it is pressed. */
export const PhoneLink = ({ number }: { number: string }) => (
  <a className="phone-link" dir="ltr" href={callAddress(number)}>
    {number}
  </a>
)
