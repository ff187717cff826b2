import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import '#web/theme/register/claims.scss'
import { LoadedPaper } from '#web/ui/document/loaded-paper.tsx'
import { DetailsPage } from '#web/ui/page/details-page.tsx'
import { BothSides } from './both-sides.tsx'
import { ClaimedEntry } from './claimed-entry.tsx'
import { Decision } from './decision.tsx'
import { OtherNumber } from './other-number.tsx'

const Certificate = ({ id }: { id: string }) => {
  const loaded = useApi(
    async (signal) => (await api.claims.certificate({ params: { id } }, { signal })).data,
    [id],
  )
  return <LoadedPaper from={loaded} label="Certificate" />
}

/** `/admin/claims/:id`: the claim next to the entry of the register, and the decision. */
export const ClaimPage = () => {
  const { id = '' } = useParams()
  const [number, setNumber] = useState<string>()
  const loaded = useApi(
    async (signal) => (await api.claims.get({ params: { id }, query: { number } }, { signal })).data,
    [id, number],
  )
  return (
    <DetailsPage title="Claim" from={loaded} list={{ path: paths.adminClaims, label: 'All claims' }}>
      {(details) => (
        <>
          <section className="card" aria-labelledby="sides">
            <h2 id="sides">Both sides</h2>
            <BothSides details={details} />
            {details.claim.state === 'waiting' && (
              <OtherNumber number={number ?? details.claim.number} onLookUp={setNumber} />
            )}
            <Decision details={details} onDecided={loaded.reload} />
          </section>
          <div className="claim-papers">
            <section className="card" aria-labelledby="certificate">
              <h2 id="certificate">The certificate that was sent</h2>
              <Certificate key={details.claim.id} id={id} />
            </section>
            <section className="card" aria-labelledby="entry">
              <h2 id="entry">In the register</h2>
              <ClaimedEntry entry={details.entry} />
            </section>
          </div>
        </>
      )}
    </DetailsPage>
  )
}
