import { council } from '#web/council.ts'

/** How to reach the council; what is not set for this environment is left out. */
export const CouncilContact = () => (
  <>
    <p>
      Ask at the office of the Secretary of the council. Certificates are handed over{' '}
      {council.collectionTimes}.
    </p>
    {council.email && (
      <p>
        Email: <a href={`mailto:${council.email}`}>{council.email}</a>
      </p>
    )}
    {council.phone && (
      <p>
        Telephone: <a href={`tel:${council.phone}`}>{council.phone}</a>
      </p>
    )}
  </>
)
