import type { ClaimDetails, EvidenceOfOffice } from '#shared/register/records/claim.ts'
import { evidenceLabels } from '#shared/register/rules/claim.ts'
import { api } from '#web/api/client.ts'
import { ControlledSelect } from '#web/ui/fields/controlled-fields.tsx'
import { ReasonField } from '#web/ui/fields/reason-field.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'

const proposed = 'Another registrar confirms it'
const acts = {
  link: {
    title: 'Propose the link',
    explains: (number: string, name: string) =>
      `When another registrar has confirmed it, ${number} belongs to the account of ${name}, who is told by email.`,
    submit: 'Propose',
    done: proposed,
  },
  unlink: {
    title: 'Propose to end the link',
    explains: (number: string, name: string) =>
      `When another registrar has confirmed it, ${number} does not belong to the account of ${name} any more.`,
    submit: 'Propose',
    done: proposed,
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
  /** What a link can rest on, unless the registrar says otherwise. */
  evidence: EvidenceOfOffice
  onDone: (text: string) => void
  onClose: (outdated: boolean) => void
}

const choices = (['compared', 'in-person'] as const).map((one) => [one, evidenceLabels[one]] as const)

export const DecisionDialog = ({
  act,
  id,
  claim,
  number,
  evidence,
  onDone,
  onClose,
}: DecisionDialogProps) => {
  const { title, explains, submit, done } = acts[act]
  const { field, dialog } = useDialogCommand({
    key: decisionKey(act, claim.id),
    initial: { reason: '', rests_on: evidence },
    send: async ({ reason, rests_on }) => {
      const action = act === 'link' ? ('link' as const) : ('refuse' as const)
      const whole = { claim: claim.id, action, number, reason: reason.trim() }
      const body = act === 'link' ? { ...whole, rests_on } : whole
      await api.claims.decide({ params: { id }, body })
      onDone(done)
    },
    onClose,
  })
  return (
    <CommandDialog title={title} explanation={explains(number, claim.name)} submitLabel={submit} {...dialog}>
      {act === 'link' && (
        <ControlledSelect {...field('rests_on')} label="What it rests on" choices={choices} />
      )}
      <ReasonField {...field('reason')} hint="The person reads it in the email" />
    </CommandDialog>
  )
}
