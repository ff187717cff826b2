import { useState } from 'react'
import type { WalkIn } from '#shared/staff/records/walk-in.ts'
import type { ProposalAction } from '#shared/staff/rules/second-person.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadedPaper } from '#web/ui/document/loaded-paper.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { actionLabels } from '#web/ui/office/settle-proposal.tsx'

/** Loaded when it is asked for, because each reading is recorded. */
const SignedForm = ({ id }: { id: string }) => {
  const [isShown, setShown] = useState(false)
  return isShown ? (
    <ShownForm id={id} />
  ) : (
    <div className="page-actions">
      <Button onClick={() => setShown(true)}>Show the signed form</Button>
    </div>
  )
}

const ShownForm = ({ id }: { id: string }) => (
  <LoadedPaper from={useRead(api.walkIns.signedForm, { params: { id } })} label="Signed form" />
)

interface WaitingCardProps {
  walkIn: WalkIn
  proposal: NonNullable<WalkIn['proposal']>
  onAct: (action: ProposalAction) => void
}

/** What a colleague confirms, with the person’s CNIC at hand: what was signed, or once that is handed in an address. */
export const WaitingCard = ({
  walkIn: { id, state, has_signed_form },
  proposal,
  onAct,
}: WaitingCardProps) => {
  const { own, entered } = proposal
  const actions: ProposalAction[] = own ? ['withdraw'] : entered ? ['refuse'] : ['confirm', 'refuse']
  return (
    <section className="card no-print" aria-labelledby="waiting">
      <Typed as="h2" id="waiting">
        {proposal.title}
      </Typed>
      <p>
        {own ? (
          'You proposed this; a colleague confirms it.'
        ) : entered ? (
          'You have entered here yourself, so somebody else confirms it.'
        ) : (
          <>
            Proposed by <Typed>{proposal.by.name}</Typed>.{' '}
            {state === 'handed-in'
              ? 'Hold the original CNIC beside this page, and have the person say the address.'
              : 'Hold the original CNIC and the signed form beside this page, and compare them.'}
          </>
        )}
      </p>
      <div className="page-actions">
        {actions.map((action) => (
          <Button
            key={action}
            look={action === 'confirm' ? 'primary' : undefined}
            onClick={() => onAct(action)}
          >
            {actionLabels[action]}
          </Button>
        ))}
      </div>
      {state === 'waiting' && has_signed_form && <SignedForm id={id} />}
    </section>
  )
}
