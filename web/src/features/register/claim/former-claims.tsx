import type { OwnClaim } from '#shared/register/records/claim.ts'
import { formatMoment } from '#web/ui/moments.ts'

/** Claims that the office has refused, with its reasons. */
export const FormerClaims = ({ claims }: { claims: OwnClaim[] }) =>
  claims.length === 0 ? null : (
    <section className="card" aria-labelledby="refused">
      <h2 id="refused">Refused claims</h2>
      <ul>
        {claims.map(({ id, number, reason, answered_at }) => (
          <li key={id}>
            {number}, {formatMoment(answered_at ?? '')}: <bdi>{reason}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
