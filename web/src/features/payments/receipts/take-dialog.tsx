import { api } from '#web/api/client.ts'
import { ControlledInput, ControlledSelect } from '#web/ui/fields/controlled-fields.tsx'
import { valueOfTyped } from '#web/ui/fields/date-field/typed-date.ts'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'

export const takeKey = 'take-instrument'

interface TakeDialogProps {
  /** Those with which the council lets fees be paid. */
  instruments: readonly string[]
  onTaken: (serial: string) => void
  onClose: () => void
}

/** Takes an instrument in, and gives its receipt. */
export const TakeDialog = ({ instruments, onTaken, onClose }: TakeDialogProps) => {
  const { field, dialog } = useDialogCommand({
    key: takeKey,
    initial: {
      application: '',
      instrument: instruments[0] ?? '',
      bank: '',
      number: '',
      dated: '',
      amount: '',
    },
    send: async ({ amount, dated, ...typed }, keys) => {
      const body = { ...typed, dated: valueOfTyped(dated), amount: Number(amount.replaceAll(',', '')) }
      onTaken((await api.receipts.take({ body }, keys)).data.serial)
    },
    onClose,
  })
  return (
    <CommandDialog
      title="Take a pay order or demand draft"
      explanation="It gets a receipt with the next serial, to be printed and handed over."
      submitLabel="Give the receipt"
      {...dialog}
    >
      <ControlledInput
        {...field('application')}
        label="Reference or voucher number"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
      />
      <ControlledSelect
        {...field('instrument')}
        label="Instrument"
        choices={instruments.map((words) => [words, words] as const)}
      />
      <ControlledInput {...field('bank')} label="Bank" autoComplete="off" dir="auto" maxLength={60} />
      <ControlledInput
        {...field('number')}
        label="Number"
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
      />
      <ControlledInput
        {...field('dated')}
        label="Date of the instrument"
        hint="For example, 17-03-2026"
        inputMode="numeric"
        autoComplete="off"
        short
      />
      <ControlledInput
        {...field('amount')}
        label="Amount in rupees"
        hint="As it is written on the instrument"
        inputMode="decimal"
        autoComplete="off"
        short
      />
    </CommandDialog>
  )
}
