import { formatCnic } from '#shared/kit/format.ts'
import type { CnicRequestDecision, WaitingCnicRequest } from '#shared/staff/records/cnic-request.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { ReasonField } from '#web/ui/fields/reason-field.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'
import { useOpenDialog } from '#web/ui/form/use-open-dialog.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'

interface DialogProps {
  request: WaitingCnicRequest
  action: CnicRequestDecision['action']
  onClose: (outdated: boolean) => void
  onDone: (text: string) => void
}

const DecisionDialog = ({ request, action, onClose, onDone }: DialogProps) => {
  const { field, dialog } = useDialogCommand({
    key: `cnic-${action}:${request.id}`,
    initial: { reason: '' },
    send: async ({ reason }) => {
      const { message = '' } = await api.cnicRequests.decide({
        params: { id: request.id },
        body: { action, reason },
      })
      onDone(message)
    },
    onClose,
  })
  const releases = action === 'release'
  return (
    <CommandDialog
      title={releases ? 'Free the CNIC?' : 'Refuse the request?'}
      explanation={
        releases
          ? 'Only if you have seen this person with the original CNIC. Another registrar confirms it; then the account that has it is closed, and both are told by email.'
          : 'The person is told by email to come with the original CNIC.'
      }
      submitLabel={releases ? 'Send for confirmation' : 'Refuse'}
      {...dialog}
    >
      <ReasonField {...field('reason')} hint="What you have seen; staff read it" />
    </CommandDialog>
  )
}

interface RequestProps {
  request: WaitingCnicRequest
  onAct: (action: CnicRequestDecision['action']) => void
}

const Request = ({ request, onAct }: RequestProps) => {
  const { name, cnic, email, words, at, account, obstacle, proposed_by } = request
  const held = account
    ? `${account.name}, father ${account.father_name}, ${account.email}, since ${formatMoment(account.created_at)}`
    : 'No account any more'
  return (
    <li>
      <Typed as="h3">{name}</Typed>
      <SummaryList
        items={[
          { label: 'CNIC', value: formatCnic(cnic) },
          { label: 'Email', value: email },
          { label: 'Writes', value: words },
          { label: 'Sent', value: formatMoment(at) },
          { label: 'Has the CNIC now', value: held },
        ]}
      />
      {obstacle && <p className="banner-note">{obstacle}.</p>}
      {proposed_by ? (
        <p className="banner-note">
          <Typed>{proposed_by}</Typed> has proposed to close the account; it waits for a second person.
        </p>
      ) : (
        <div className="page-actions">
          {!obstacle && (
            <Button look="primary" aria-label={`Free the CNIC: ${name}`} onClick={() => onAct('release')}>
              Free the CNIC
            </Button>
          )}
          <Button look="danger" aria-label={`Refuse: ${name}`} onClick={() => onAct('refuse')}>
            Refuse
          </Button>
        </div>
      )}
    </li>
  )
}

/** Who cannot register because another account has their CNIC; nothing where nobody asks. */
export const CnicRequests = () => {
  const loaded = useRead(api.cnicRequests.list, {})
  const { open, setOpen, dialog } = useOpenDialog<Pick<DialogProps, 'request' | 'action'>>(loaded.reload)
  return (
    <WhenLoaded from={loaded} lines={1}>
      {(requests) =>
        requests.length > 0 && (
          <section className="card" aria-labelledby="cnics">
            <h2 id="cnics">“This CNIC is mine”</h2>
            <p>
              These people cannot register, because another account has their CNIC. What they write proves
              nothing: see the person with the original CNIC.
            </p>
            <ul className="asked-changes">
              {requests.map((request) => (
                <Request
                  key={request.id}
                  request={request}
                  onAct={(action) => setOpen({ request, action })}
                />
              ))}
            </ul>
            {open && <DecisionDialog {...open} {...dialog} />}
          </section>
        )
      }
    </WhenLoaded>
  )
}
