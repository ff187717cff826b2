import { formatDate } from '#shared/kit/format.ts'
import { bookColumns, type DayCorrection } from '#shared/payments/records/day-book.ts'
import { api } from '#web/api/client.ts'
import { ControlledInput, ControlledSelect } from '#web/ui/fields/controlled-fields.tsx'
import { ReasonField } from '#web/ui/fields/reason-field.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'
import { placeLabels } from './column-labels.ts'

interface DayDialogProps {
  day: string
  onDone: (text: string) => void
  onClose: (outdated: boolean) => void
}

export const CloseDialog = ({ day, onDone, onClose }: DayDialogProps) => {
  const { dialog } = useDialogCommand({
    key: `close-day:${day}`,
    initial: {},
    send: async (_, keys) => {
      await api.dayBook.close({ params: { day } }, keys)
      onDone(`${formatDate(day)} is closed`)
    },
    onClose,
  })
  return (
    <CommandDialog
      title={`Close ${formatDate(day)}?`}
      explanation="Compare the day with the bank first. A closed day is corrected by two people only."
      submitLabel="Close the day"
      {...dialog}
    />
  )
}

const places = [...bookColumns, 'outside'] as const

/** Proposes to move an amount of a closed day from one column to another; another person confirms it. */
export const CorrectDialog = ({ day, onDone, onClose }: DayDialogProps) => {
  const { field, dialog } = useDialogCommand({
    key: `correct-day:${day}`,
    initial: { from: 'outside', to: 'unmatched', rupees: '', reason: '' },
    send: async ({ from, to, rupees, reason }, keys) => {
      const body = { from, to, rupees: Number(rupees), reason } as DayCorrection
      await api.dayBook.correct({ params: { day }, body }, keys)
      onDone('The correction waits for a second person')
    },
    onClose,
  })
  const choices = places.map((place) => [place, placeLabels[place]] as const)
  return (
    <CommandDialog
      title={`Correct ${formatDate(day)}`}
      explanation="A second person must confirm this. The day then shows the correction with both names."
      submitLabel="Send for confirmation"
      {...dialog}
    >
      <ControlledSelect {...field('from')} label="From" choices={choices} />
      <ControlledSelect {...field('to')} label="To" choices={choices} />
      <ControlledInput
        {...field('rupees')}
        label="Amount in rupees"
        inputMode="decimal"
        autoComplete="off"
        short
      />
      <ReasonField {...field('reason')} maxLength={300} />
    </CommandDialog>
  )
}
