import { Link } from 'react-router-dom'
import { claimPath, paths } from '#shared/paths.ts'
import type { ClaimDetails } from '#shared/register/records/claim.ts'
import { evidenceLabels, evidenceObstacle, isOpenClaim } from '#shared/register/rules/claim.ts'
import { Button } from '#web/ui/button.tsx'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { useOpenDialog } from '#web/ui/form/use-open-dialog.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { whole } from '#web/ui/whole.tsx'
import { type ClaimAct, DecisionDialog, decisionKey } from './decision-dialog.tsx'

interface DecisionProps {
  details: ClaimDetails
  onDecided: () => void
}

const decided = { linked: 'Linked', unlinked: 'Linked, and taken from the account' } as Record<string, string>

const Decided = ({ claim }: Pick<ClaimDetails, 'claim'>) => {
  const { state, by, confirmed_by, rests_on, answered_at, reason } = claim
  return (
    <p className="banner-note">
      {decided[state] ?? 'Refused'}{' '}
      {by ? (
        <>
          by <Typed>{by.name}</Typed>
          {confirmed_by && (
            <>
              {' '}
              and <Typed>{confirmed_by.name}</Typed>
            </>
          )}
        </>
      ) : (
        'by the code'
      )}
      , {whole(formatMoment(answered_at ?? ''))}
      {rests_on && `. ${evidenceLabels[rests_on]}`}
      {reason && (
        <>
          : <Typed>{reason}</Typed>
        </>
      )}
    </p>
  )
}

/** What the address in the book has answered, and what is proposed already. */
const Notes = ({ claim, proposed, rivals, obstacle }: ClaimDetails) => (
  <>
    {claim.objected_at && (
      <div className="banner-note">
        <p>
          Whoever reads the address in the book objected, {whole(formatMoment(claim.objected_at))}
          {claim.objection && (
            <>
              : <Typed>{claim.objection}</Typed>
            </>
          )}
          . {claim.state === 'held' ? 'The link is on hold.' : 'The person must be seen.'}
        </p>
      </div>
    )}
    {proposed && (
      <p className="banner-note">
        <Typed>{proposed.title}</Typed>, proposed by <Typed>{proposed.by.name}</Typed>,{' '}
        {whole(formatMoment(proposed.at))}. Nothing has changed yet.{' '}
        <Link to={paths.adminConfirmations}>Confirm, refuse or withdraw</Link>
      </p>
    )}
    {rivals.map(({ id, name }) => (
      <p key={id} className="banner-note">
        The account of <Typed>{name}</Typed> claims this number, too.{' '}
        <Link to={claimPath(id)}>Look at that claim</Link>
      </p>
    ))}
    {obstacle && <p className="banner-note">This cannot be linked. {obstacle}.</p>}
  </>
)

/** Proposes a link or its end, or refuses; afterwards who has decided, on what it rests, and why. */
export const Decision = ({ details, onDecided }: DecisionProps) => {
  const isBegun = useBegunDialogs()
  const { id, claim, documents, entry, obstacle, proposed } = details
  const isHeld = claim.state === 'held'
  const { open, setOpen, dialog } = useOpenDialog<ClaimAct>(onDecided, () =>
    (['link', 'unlink', 'refuse'] as const).find((one) => isBegun(decisionKey(one, claim.id))),
  )
  if (!isOpenClaim(claim)) return <Decided claim={claim} />
  return (
    <>
      <Notes {...details} />
      <div className="page-actions">
        {!obstacle && !proposed && (
          <Button look="primary" onClick={() => setOpen('link')}>
            {isHeld ? `Keep ${entry?.number} with the account` : `Link with ${entry?.number}`}
          </Button>
        )}
        {!(isHeld && proposed) && (
          <Button look="danger" onClick={() => setOpen(isHeld && !obstacle ? 'unlink' : 'refuse')}>
            {isHeld ? 'End the link' : 'Refuse the claim'}
          </Button>
        )}
      </div>
      {open && (
        <DecisionDialog
          act={open}
          id={id}
          claim={claim}
          number={open === 'refuse' ? claim.number : (entry?.number ?? claim.number)}
          evidence={evidenceObstacle('compared', claim, documents) ? 'in-person' : 'compared'}
          {...dialog}
        />
      )}
    </>
  )
}
