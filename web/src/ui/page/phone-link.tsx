/** A telephone number that rings when it is pressed. */
export const PhoneLink = ({ number }: { number: string }) => (
  <a className="phone-link" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
    {number}
  </a>
)
