import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { OwnClaim } from '#shared/register/records/claim.ts'
import { isOpenClaim, isOverClaim } from '#shared/register/rules/claim.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { goingOn, renewalState } from '#web/ui/renewal/renewal-state.ts'
import { ClaimForm } from './claim-form.tsx'
import { OpenClaim } from './open-claim.tsx'

/** Claims that the office has refused, with its reasons, and links that it has taken back. */
const FormerClaims = ({ claims }: { claims: OwnClaim[] }) =>
  claims.length === 0 ? null : (
    <section className="card" aria-labelledby="former">
      <h2 id="former">Former claims</h2>
      <ul>
        {claims.map(({ id, number, state, reason, answered_at }) => (
          <li key={id}>
            {number}, {state === 'unlinked' ? 'taken from your account' : 'refused'},{' '}
            {formatMoment(answered_at ?? '')}
            {reason && (
              <>
                : <bdi>{reason}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )

const read = async (signal: AbortSignal) => {
  const [claims, documents] = await Promise.all([
    api.ownClaims.list({}, { signal }),
    api.userDocuments.list({}, { signal }),
  ])
  return { claims: claims.data, hasCnic: documents.data.files.cnic_front_image !== null }
}

/** `/claim`: somebody who was registered before there was the portal links that registration with the account. */
export const OwnClaimPage = () => {
  const { user } = useSession()
  const loaded = useApi(read, [])
  const [done, setDone] = useState<'sent' | 'linked'>()
  const after = (what: 'sent' | 'linked') => () => {
    setDone(what)
    loaded.reload()
  }
  return (
    <Page title="Claim your registration" narrow>
      <WhenLoaded from={loaded} lines={8}>
        {({ claims, hasCnic }) => {
          const [newest] = claims
          const missing = goingOn(user, 'Your registration is linked. Fill in what its renewal needs')
          if (newest?.state === 'linked' && done === 'linked' && missing && renewalState(user) === 'ready')
            return <Navigate to={paths.renewal} state={missing} />
          if (newest?.state === 'linked')
            return (
              <section className="card">
                <h2>Your registration is linked</h2>
                <p>The number {user.registration?.number ?? newest.number} belongs to your account.</p>
                <div className="page-actions">
                  <ButtonLink look="primary" to={paths.renewal} state={goingOn(user)}>
                    Renew your registration
                  </ButtonLink>
                  <ButtonLink to={paths.dashboard}>See its standing on the dashboard</ButtonLink>
                </div>
              </section>
            )
          return (
            <>
              {newest && isOpenClaim(newest) ? (
                <OpenClaim claim={newest} wasJustSent={done === 'sent'} onLinked={after('linked')} />
              ) : (
                <ClaimForm hasCnic={hasCnic} onSent={after('sent')} />
              )}
              <FormerClaims claims={claims.filter(isOverClaim)} />
            </>
          )
        }}
      </WhenLoaded>
    </Page>
  )
}
