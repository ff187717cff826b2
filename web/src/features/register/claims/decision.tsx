import { useState } from 'react'
import type { ClaimDetails } from '#shared/register/records/claim.ts'
import { Button } from '#web/ui/button.tsx'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { type ClaimAct, DecisionDialog, decisionKey } from './decision-dialog.tsx'

interface DecisionProps {
  details: ClaimDetails
  onDecided: () => void
}

const stateWords = { waiting: 'Waiting', linked: 'Linked', refused: 'Refused' }

/** Links or refuses; afterwards who has decided and why. */
export const Decision = ({ details, onDecided }: DecisionProps) => {
  const isBegun = useBegunDialogs()
  const flash = useFlash()
  const { id, claim, entry, obstacle } = details
  const [act, setAct] = useState<ClaimAct | undefined>(() =>
    (['link', 'refuse'] as const).find((one) => isBegun(decisionKey(one, claim.id))),
  )
  if (claim.state !== 'waiting')
    return (
      <p className="banner-note">
        {stateWords[claim.state]} {claim.by ? <bdi>by {claim.by.name}</bdi> : 'at once'},{' '}
        {formatMoment(claim.answered_at ?? '')}
        {claim.reason && (
          <>
            : <bdi>{claim.reason}</bdi>
          </>
        )}
      </p>
    )
  return (
    <>
      {obstacle && <p className="banner-note">This cannot be linked. {obstacle}.</p>}
      <div className="page-actions">
        {!obstacle && (
          <Button look="primary" onClick={() => setAct('link')}>
            Link with {entry?.number}
          </Button>
        )}
        <Button look="danger" onClick={() => setAct('refuse')}>
          Refuse the claim
        </Button>
      </div>
      {act && (
        <DecisionDialog
          act={act}
          id={id}
          claim={claim}
          number={act === 'link' ? (entry?.number ?? claim.number) : claim.number}
          onDone={(text) => {
            setAct(undefined)
            flash.showHere(text)
            onDecided()
          }}
          onClose={(outdated) => {
            setAct(undefined)
            if (outdated) onDecided()
          }}
        />
      )}
    </>
  )
}
