import type { CertificateView, PrintedCertificate } from '#shared/certificates/records/certificate.ts'
import { api } from '#web/api/client.ts'
import { Check } from '#web/ui/fields/check.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'

const acts = {
  duplicate: {
    title: 'Prepare a duplicate',
    submit: 'Prepare the duplicate',
    happens: 'does not count any more, and the new one says “Duplicate”.',
    reasons: { lost: 'Lost', damaged: 'Damaged', 'name-changed': 'The register was corrected' },
  },
  void: {
    title: 'Declare the certificate void',
    submit: 'Declare void',
    happens: 'does not count any more. Another one can be prepared afterwards.',
    reasons: { misprinted: 'Misprinted', 'issued-by-mistake': 'Issued by mistake' },
  },
} as const
export type CertificateAct = keyof typeof acts

const send = async (act: CertificateAct, { number, count }: PrintedCertificate, reason: string) => {
  const params = { number }
  // The service says which reasons there are.
  const body = { serial: count, reason: reason as never }
  const { data } =
    act === 'duplicate'
      ? await api.certificates.replace({ params, body })
      : await api.certificates.void({ params, body })
  return data
}

interface ReasonDialogProps {
  act: CertificateAct
  certificate: PrintedCertificate
  onDone: (view: CertificateView) => void
  onClose: (outdated: boolean) => void
}

/** Asks for the reason, and says what happens to the certificate that was handed over. */
export const ReasonDialog = ({ act, certificate, onDone, onClose }: ReasonDialogProps) => {
  const { title, submit, happens, reasons } = acts[act]
  const { serial } = certificate
  const [first = ''] = Object.keys(reasons)
  const { values, change, dialog } = useDialogCommand({
    key: `${act}-certificate:${serial}`,
    initial: { reason: first },
    send: async ({ reason }) => onDone(await send(act, certificate, reason)),
    onClose,
  })
  return (
    <CommandDialog
      title={title}
      explanation={`Certificate ${serial} ${happens}`}
      submitLabel={submit}
      {...dialog}
    >
      <fieldset className="field">
        <legend className="form-label">Why?</legend>
        {Object.entries(reasons).map(([reason, label]) => (
          <Check
            key={reason}
            type="radio"
            name="reason"
            id={`reason-${reason}`}
            checked={values.reason === reason}
            onChange={() => change({ reason })}
          >
            {label}
          </Check>
        ))}
      </fieldset>
    </CommandDialog>
  )
}
