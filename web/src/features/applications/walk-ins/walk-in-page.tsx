import '#web/theme/print.scss'
import '#web/theme/cases/case-print.scss'
import { useNavigate, useParams } from 'react-router-dom'
import { formatCnic, formatDate } from '#shared/kit/format.ts'
import { casePath, paths } from '#shared/paths.ts'
import type { WalkIn } from '#shared/staff/records/walk-in.ts'
import type { ProposalAction } from '#shared/staff/rules/second-person.ts'
import { api } from '#web/api/client.ts'
import { keepToken } from '#web/api/tokens.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useOpenDialog } from '#web/ui/form/use-open-dialog.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { SettleProposal } from '#web/ui/office/settle-proposal.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { ApplicationSheet } from '#web/ui/print-sheets/application-sheet.tsx'
import { Sheets } from '#web/ui/print-sheets/sheets.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { CounterReceipt } from './counter-receipt.tsx'
import { EmailDialog } from './email-dialog.tsx'
import { HandInForm } from './hand-in-form.tsx'
import { SignedLines } from './signed-lines.tsx'
import { WaitingCard } from './waiting-card.tsx'

const stateWords: Record<WalkIn['state'], string> = {
  'at-counter': 'At the counter',
  waiting: 'Waits for a colleague',
  'handed-in': 'Handed in',
  ended: 'Ended without being confirmed',
}

const emailText = ({ email, email_confirmed }: WalkIn): string => {
  if (!email) return 'None: call or write'
  return email_confirmed ? email : `${email}, not confirmed yet`
}

/** The person as the account has them, and who has entered for them. */
const PersonCard = ({ walkIn }: { walkIn: WalkIn }) => {
  const { name, father_name, cnic, phone, state, clerks, ends_on } = walkIn
  const open = state === 'at-counter' || state === 'waiting'
  return (
    <section className="card no-print" aria-labelledby="person">
      <div className="card-head">
        <Typed as="h2" id="person">
          {name}
        </Typed>
        <span className="status">{stateWords[state]}</span>
      </div>
      <SummaryList
        items={[
          { label: 'Father’s name', value: father_name },
          { label: 'CNIC', value: formatCnic(cnic) },
          { label: 'Phone', value: phone },
          { label: 'Email', value: emailText(walkIn) },
          { label: 'Staff', value: clerks.map((clerk) => clerk.name).join(', ') },
          { label: 'Begun', value: formatMoment(walkIn.at) },
          ...(open ? [{ label: 'Ends by itself on', value: formatDate(ends_on) }] : []),
        ]}
      />
    </section>
  )
}

/** Opens the applicant’s forms for the person, in the place of this page. */
const EnterButton = ({ id, primary }: { id: string; primary: boolean }) => {
  const navigate = useNavigate()
  const { sending, failure, send } = useSending(async () => {
    keepToken('applicant', (await api.walkIns.open({ params: { id } })).data.token)
    navigate(paths.dashboard)
  })
  return (
    <div>
      <Button look={primary ? 'primary' : undefined} aria-disabled={sending} onClick={() => void send()}>
        Enter for the person
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </div>
  )
}

const settledWords = (action: ProposalAction, isEmail: boolean): string => {
  if (action !== 'confirm')
    return isEmail
      ? 'No email is registered. The application stays handed in.'
      : 'Nothing is handed in. It can be entered, signed and handed in again.'
  return isEmail
    ? 'You have seen the original CNIC, and the person has told you this address. It takes effect at once.'
    : 'You have seen the original CNIC and the signed form, and both agree with this page. It takes effect at once; you may not review or decide this application.'
}

const WalkInView = ({ walkIn, onChanged }: { walkIn: WalkIn; onChanged: () => void }) => {
  const { id, state, missing, print_out, clerks, confirmed, proposal, email, email_confirmed } = walkIn
  const { open, setOpen, dialog } = useOpenDialog<ProposalAction | 'email'>(onChanged)
  return (
    <>
      <PersonCard walkIn={walkIn} />
      {state === 'at-counter' && (
        <section className="card no-print" aria-labelledby="enter">
          <h2 id="enter">Forms and scans</h2>
          <p>{missing ? `Still to be entered: ${missing}` : 'Everything that must be entered is there.'}</p>
          <EnterButton id={id} primary={missing !== null} />
        </section>
      )}
      {proposal && <WaitingCard walkIn={walkIn} proposal={proposal} onAct={setOpen} />}
      {state === 'at-counter' && print_out && (
        <HandInForm walkIn={{ ...walkIn, print_out }} onDone={dialog.onDone} />
      )}
      {state === 'waiting' && print_out && (
        <div className="sheets">
          <ApplicationSheet printOut={print_out} counter={<SignedLines clerks={clerks} />} />
        </div>
      )}
      {confirmed && print_out && (
        <>
          <div className="print-bar case-print-bar">
            <Button look="primary" onClick={() => window.print()}>
              Print
            </Button>
            <ButtonLink to={casePath(id)}>Application</ButtonLink>
            {!email_confirmed && !proposal && (
              <Button onClick={() => setOpen('email')}>
                {email ? 'Register another email' : 'Register an email'}
              </Button>
            )}
          </div>
          <div className="sheets">
            <CounterReceipt printOut={print_out} confirmed={confirmed} />
          </div>
          <Sheets printOut={print_out} />
        </>
      )}
      {open === 'email' && <EmailDialog id={id} {...dialog} />}
      {open && open !== 'email' && proposal && (
        <SettleProposal
          {...dialog}
          action={open}
          draft={`walk-in:${proposal.id}`}
          what="this"
          title={proposal.title}
          explanation={settledWords(open, state === 'handed-in')}
          settle={(body, keys) =>
            api.proposals.act(
              {
                params: { id: proposal.id },
                body: { ...body, ...(open === 'confirm' && { compared: true }) },
              },
              keys,
            )
          }
        />
      )}
    </>
  )
}

/** `/admin/walk-ins/:id`: from the first name to the receipt, for somebody without e-mail. */
export const WalkInPage = () => {
  const { id = '' } = useParams()
  const loaded = useRead(api.walkIns.get, { params: { id } })
  return (
    <Page title={loaded.failure?.status === 404 ? 'Page not found' : 'Walk-in'}>
      <WhenLoaded from={loaded} lines={10}>
        {(walkIn) => <WalkInView walkIn={walkIn} onChanged={loaded.reload} />}
      </WhenLoaded>
    </Page>
  )
}
