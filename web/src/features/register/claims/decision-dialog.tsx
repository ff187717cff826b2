import type { ClaimDetails } from '#shared/register/records/claim.ts'
import { api } from '#web/api/client.ts'
import { ReasonField } from '#web/ui/fields/reason-field.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'

const acts = {
  link: {
    title: 'Link the claim',
    explains: (number: string, name: string) =>
      `${number} then belongs to the account of ${name}, who is told by email. One account holds one number.`,
    submit: 'Link',
    done: 'The claim has been linked',
  },
  refuse: {
    title: 'Refuse the claim',
    explains: (number: string, name: string) =>
      `${name} is told by email that ${number} is not linked, and may send another claim.`,
    submit: 'Refuse',
    done: 'The claim has been refused',
  },
}
export type ClaimAct = keyof typeof acts

export const decisionKey = (act: ClaimAct, claim: string): string => `claim-${act}:${claim}`

interface DecisionDialogProps {
  act: ClaimAct
  /** The applicant's. */
  id: string
  claim: ClaimDetails['claim']
  /** Of the entry. */
  number: string
  onDone: (text: string) => void
  onClose: (outdated: boolean) => void
}

export const DecisionDialog = ({ act, id, claim, number, onDone, onClose }: DecisionDialogProps) => {
  const { title, explains, submit, done } = acts[act]
  const { values, change, failure, dialog } = useDialogCommand({
    key: decisionKey(act, claim.id),
    initial: { reason: '' },
    send: async ({ reason }) => {
      const body = { claim: claim.id, action: act, number, reason: reason.trim() }
      await api.claims.decide({ params: { id }, body })
      onDone(done)
    },
    onClose,
  })
  return (
    <CommandDialog title={title} explanation={explains(number, claim.name)} submitLabel={submit} {...dialog}>
      <ReasonField
        value={values.reason}
        hint="The person reads it in the email"
        onValue={(reason) => change({ reason })}
        failure={failure}
      />
    </CommandDialog>
  )
}
