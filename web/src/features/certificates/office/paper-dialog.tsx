import type { CertificateView, PrintedCertificate } from '#shared/certificates/records/certificate.ts'
import { api } from '#web/api/client.ts'
import { ControlledInput } from '#web/ui/fields/controlled-fields.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'

interface PaperDialogProps {
  certificate: PrintedCertificate
  onDone: (view: CertificateView) => void
  onClose: (outdated: boolean) => void
}

/** Notes the number of the sheet that the clerk has at hand. */
export const PaperDialog = ({
  certificate: { number, count, serial, paper_no },
  onDone,
  onClose,
}: PaperDialogProps) => {
  const { field, dialog } = useDialogCommand({
    key: `certificate-paper:${serial}`,
    initial: { paper_no },
    send: async (typed, keys) => {
      const body = { serial: count, ...typed }
      onDone((await api.certificates.notePaper({ params: { number }, body }, keys)).data)
    },
    onClose,
  })
  return (
    <CommandDialog
      title="Number of the paper"
      explanation={`Of the sheet on which certificate ${serial} is printed.`}
      submitLabel="Save"
      {...dialog}
    >
      <ControlledInput
        {...field('paper_no')}
        label="Number of the paper"
        hint="As it is printed on the sheet; letters and digits count"
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        short
      />
    </CommandDialog>
  )
}
