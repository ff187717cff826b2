import { formatDate } from '#shared/kit/format.ts'
import type { ShownWatcher } from '#shared/register/records/watcher.ts'
import { api } from '#web/api/client.ts'
import { ControlledInput, ControlledSelect } from '#web/ui/fields/controlled-fields.tsx'
import { valueOfTyped } from '#web/ui/fields/date-field/typed-date.ts'
import { ReasonField } from '#web/ui/fields/reason-field.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'

interface TermsDialogProps {
  watcher: ShownWatcher
  onDone: (text: string) => void
  onClose: (outdated: boolean) => void
}

/** Proposes to let an organisation in, or to change how it watches. */
export const TermsDialog = ({ watcher, onDone, onClose }: TermsDialogProps) => {
  const { id, organisation, asked, terms } = watcher
  const { field, dialog } = useDialogCommand({
    key: `watch-terms:${id}`,
    initial: {
      purpose: terms?.purpose ?? asked.purpose.replace(/\s+/g, ' ').slice(0, 200),
      ends_on: terms ? formatDate(terms.ends_on) : '',
      holders: terms?.hidden ? 'hidden' : 'told',
      reason: '',
    },
    send: async ({ purpose, ends_on, holders, reason }, keys) => {
      const body = { purpose, ends_on: valueOfTyped(ends_on), hidden: holders === 'hidden', reason }
      const { message = '' } = await api.watchers.propose({ params: { id }, body }, keys)
      onDone(message)
    },
    onClose,
  })
  return (
    <CommandDialog
      title={terms ? `Change how ${organisation} watches?` : `Let ${organisation} watch?`}
      explanation="Another registrar confirms it. Nothing changes until then."
      submitLabel="Send for confirmation"
      {...dialog}
    >
      <ControlledInput
        {...field('purpose')}
        label="Purpose"
        hint="Holders read it beside the name of the organisation"
        dir="auto"
        maxLength={200}
      />
      <ControlledInput
        {...field('ends_on')}
        label="Last day"
        hint="Within two years, such as 31-12-2027. It ends by itself then"
        inputMode="numeric"
        short
      />
      <ControlledSelect
        {...field('holders', 'hidden')}
        label="Holders of registrations"
        choices={[
          ['told', 'Read who watches them'],
          ['hidden', 'Are not told: the law forbids it'],
        ]}
      />
      <ReasonField
        {...field('reason')}
        hint="What you have seen of the organisation, or the law that forbids that holders are told; staff read it"
      />
    </CommandDialog>
  )
}
