import type { ProposalAction } from '#shared/staff/rules/second-person.ts'
import { ReasonField } from '#web/ui/fields/reason-field.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'
import { Typed } from '#web/ui/language/typed.tsx'

export const actionLabels: Record<ProposalAction, string> = {
  confirm: 'Confirm',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
}

interface SettleProposalProps {
  action: ProposalAction
  /** Names the proposal; with the action it names the dialog. */
  draft: string
  /** What the question calls it: `this`. */
  what: string
  title: string
  explanation: string
  /** Throws `ApiFailure`. */
  settle: (
    body: { action: ProposalAction; reason?: string },
    keys: { idempotencyKey: string },
  ) => Promise<{ message?: string | undefined }>
  /** @param outdated somebody else was faster */
  onClose: (outdated: boolean) => void
  onDone: (message: string) => void
}

/** Asks before a proposal is confirmed, refused or withdrawn; a refusal needs a reason. */
export const SettleProposal = (props: SettleProposalProps) => {
  const { action, draft, what, title, explanation, settle, onClose, onDone } = props
  const { field, dialog } = useDialogCommand({
    key: `${action}-${draft}`,
    initial: { reason: '' },
    send: async ({ reason }, keys) => {
      const { message = '' } = await settle({ action, ...(action === 'refuse' && { reason }) }, keys)
      onDone(message)
    },
    onClose,
  })
  return (
    <CommandDialog
      title={`${actionLabels[action]} ${what}?`}
      submitLabel={actionLabels[action]}
      explanation={explanation}
      {...dialog}
    >
      <Typed as="p">{title}</Typed>
      {action === 'refuse' && <ReasonField {...field('reason')} />}
    </CommandDialog>
  )
}
