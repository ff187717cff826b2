import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { OwnClaim } from '#shared/register/records/claim.ts'
import { isOpenClaim, isOverClaim } from '#shared/register/rules/claim.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/language/language.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { goingOn, renewalState } from '#web/ui/renewal/renewal-state.ts'
import { ClaimForm } from './claim-form.tsx'
import { claimWords } from './claim-words.ts'
import { ClaimCard, OpenClaim } from './open-claim.tsx'

/** Claims that the office has refused, with its reasons, and links that it has taken back. */
const FormerClaims = ({ claims }: { claims: OwnClaim[] }) => {
  const words = useWords(claimWords)
  return claims.length === 0 ? null : (
    <section className="card" aria-labelledby="former">
      <h2 id="former">{words.former}</h2>
      <ul>
        {claims.map(({ id, number, state, reason, answered_at }) => (
          <li key={id}>
            {words[state === 'unlinked' ? 'unlinked' : 'refused'](number, formatMoment(answered_at ?? ''))}
            {reason && (
              <>
                : <Typed>{reason}</Typed>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const read = async (signal: AbortSignal) => {
  const [claims, documents] = await Promise.all([
    api.ownClaims.list({}, { signal }),
    api.userDocuments.list({}, { signal }),
  ])
  return { claims: claims.data, hasCnic: documents.data.files.cnic_front_image !== null }
}

/** A claim that has led to its entry; right after the code it goes on with what the renewal needs, if its time has come. */
const Linked = ({ number, isJustLinked }: { number: string; isJustLinked: boolean }) => {
  const { user } = useSession()
  const words = useWords(claimWords)
  const missing = goingOn(user, 'Your registration is linked. Fill in what its renewal needs')
  if (isJustLinked && missing && renewalState(user) === 'ready')
    return <Navigate to={paths.renewal} state={missing} />
  return (
    <ClaimCard {...words.linked(user.registration?.number ?? number)}>
      <div className="page-actions">
        <ButtonLink look="primary" to={paths.renewal} state={missing}>
          {words.renew}
        </ButtonLink>
        <ButtonLink to={paths.dashboard}>{words.dashboard}</ButtonLink>
      </div>
    </ClaimCard>
  )
}

/** `/claim`: somebody who was registered before there was the portal links that registration with the account. */
export const OwnClaimPage = () => {
  const words = useWords(claimWords)
  const loaded = useApi(read, [])
  const [done, setDone] = useState<'sent' | 'linked'>()
  const after = (what: 'sent' | 'linked') => () => {
    setDone(what)
    loaded.reload()
  }
  return (
    <Page title={words.title} narrow>
      <WhenLoaded from={loaded} lines={8}>
        {({ claims, hasCnic }) => {
          const [newest] = claims
          if (newest?.state === 'linked')
            return <Linked number={newest.number} isJustLinked={done === 'linked'} />
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
