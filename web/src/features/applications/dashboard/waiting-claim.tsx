import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { isOpenClaim } from '#shared/register/rules/claim.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { usePathInLanguage } from '#web/ui/language/language.ts'

/** A claim that nothing has linked yet: who must act next. Nothing where there is none, or it could not be read. */
export const WaitingClaim = () => {
  const inLanguage = usePathInLanguage()
  const { data: claims } = useRead(api.ownClaims.list, {})
  const claim = claims?.find(isOpenClaim)
  if (!claim) return null
  return (
    <section className="card" aria-labelledby="waiting-claim">
      <h2 id="waiting-claim">Your claim of {claim.number}</h2>
      <p>
        {claim.objected_at
          ? 'Somebody has objected. Bring your original certificate and your CNIC to the office.'
          : 'It is not linked yet. Enter the code that was sent to the email address in the council’s book, or wait for the office.'}{' '}
        <Link to={inLanguage(paths.claim)}>See what you can do</Link>
      </p>
    </section>
  )
}
