import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { ChangeRequestDetails } from '#shared/register/records/change-request.ts'
import { refusalLabels } from '#shared/register/rules/change-requests.ts'
import { Button } from '#web/ui/button.tsx'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { useOpenDialog } from '#web/ui/form/use-open-dialog.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { AcceptDialog, acceptKey } from './accept-dialog.tsx'
import { RefuseDialog, refuseKey } from './refuse-dialog.tsx'

/** The outcome of a request that no longer waits. */
const Outcome = ({ details }: { details: ChangeRequestDetails }) => {
  const { state, by, answered_at, reason, answer } = details
  const when = answered_at && formatMoment(answered_at)
  if (state === 'proposed')
    return (
      <p className="banner-note">
        <Typed>{by?.name}</Typed> accepts this; it waits for a second person.{' '}
        <Link to={paths.adminConfirmations}>Confirm, refuse or withdraw</Link>
      </p>
    )
  if (state === 'withdrawn') return <p className="banner-note">Withdrawn by the holder, {when}</p>
  return (
    <p className="banner-note">
      {state === 'done' ? 'Done' : 'Refused'}
      {by && (
        <>
          {' '}
          by <Typed>{by.name}</Typed>
        </>
      )}
      , {when}
      {reason && (
        <>
          . {refusalLabels[reason]}: <Typed>{answer}</Typed>
        </>
      )}
    </p>
  )
}

interface RequestDecisionProps {
  details: ChangeRequestDetails
  onDecided: () => void
}

/** Accepts or refuses; afterwards who has decided and why. */
export const RequestDecision = ({ details, onDecided }: RequestDecisionProps) => {
  const isBegun = useBegunDialogs()
  const { open, setOpen, dialog } = useOpenDialog<'accept' | 'refuse'>(onDecided, () => {
    if (isBegun(acceptKey(details))) return 'accept'
    return isBegun(refuseKey(details)) ? 'refuse' : undefined
  })
  if (details.state !== 'waiting') return <Outcome details={details} />
  if (details.own) return <p className="banner-note">{details.own}.</p>
  return (
    <>
      {details.obstacle && <p className="banner-note">This cannot be accepted. {details.obstacle}.</p>}
      <div className="page-actions">
        {!details.obstacle && (
          <Button look="primary" onClick={() => setOpen('accept')}>
            Accept
          </Button>
        )}
        <Button look="danger" onClick={() => setOpen('refuse')}>
          Refuse
        </Button>
      </div>
      {open === 'accept' && <AcceptDialog details={details} {...dialog} />}
      {open === 'refuse' && <RefuseDialog details={details} {...dialog} />}
    </>
  )
}
