import { useEffect, useState } from 'react'
import { formatVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { formatDate, formatRupees } from '#shared/kit/format.ts'
import type { DepositApplication, OpenDeposit } from '#shared/payments/records/deposit.ts'
import { api } from '#web/api/client.ts'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'

export const matchKey = ({ challan_no }: Pick<OpenDeposit, 'challan_no'>): string => `match:${challan_no}`

const Found = ({ found }: { found: DepositApplication }) => (
  <>
    <SummaryList
      items={[
        { label: 'Application', value: found.reference_no },
        { label: 'Name', value: found.name },
        { label: 'Fee', value: formatRupees(found.fee) },
        { label: 'Voucher number', value: formatVoucherNumber(found.voucher_number) },
      ]}
    />
    {found.problem && (
      <p className="banner-note">
        {found.rest === null
          ? `This deposit cannot pay for it. ${found.problem}.`
          : `${found.problem}. Accepted as a part, ${formatRupees(found.rest)} is left to pay: the applicant is told by email and prints a second voucher over it.`}
      </p>
    )}
  </>
)

interface MatchDialogProps {
  deposit: OpenDeposit
  onMatched: (text: string) => void
  onClose: (outdated: boolean) => void
}

/** First finds an application and shows it, then verifies its fee with the deposit. */
export const MatchDialog = ({ deposit, onMatched, onClose }: MatchDialogProps) => {
  const { challan_no, amount, paid_on, matches } = deposit
  const [found, setFound] = useState<DepositApplication>()
  const isPart = found !== undefined && found.rest !== null
  const fits = found?.problem === null || isPart

  const { values, change, failure, dialog } = useDialogCommand({
    key: matchKey(deposit),
    initial: { application: matches?.reference_no ?? '' },
    send: async () => {
      const part = isPart ? { part: true as const } : {}
      await api.deposits.match({ body: { challan_no, id: found?.id ?? '', ...part } })
      onMatched(
        isPart
          ? `Accepted as a part of the fee of ${found.reference_no}`
          : `The fee of ${found?.reference_no} has been verified`,
      )
    },
    onClose,
  })
  const { application } = values
  const find = useSending(async () => {
    setFound(undefined)
    setFound((await api.deposits.preview({ body: { challan_no, application } })).data)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the dialog opens
  useEffect(() => {
    if (application) void find.send()
  }, [])

  const settle = isPart ? 'Accept as a part of the fee' : 'Verify the fee with this deposit'
  const submitLabel = fits ? settle : 'Find the application'
  return (
    <CommandDialog
      title="Match a deposit with an application"
      explanation={`Challan ${challan_no}, ${formatRupees(amount)}, paid on ${formatDate(paid_on)}.`}
      submitLabel={submitLabel}
      {...dialog}
      saving={find.sending || dialog.saving}
      problem={fits ? failure : find.failure}
      problemId="application-problem"
      onSubmit={() => (fits ? dialog.onSubmit() : void find.send())}
    >
      <FieldFrame name="application" label="Reference or voucher number">
        {(input) => (
          <input
            {...input}
            className="form-control"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={application}
            aria-invalid={find.failure?.errors ? true : undefined}
            aria-describedby={find.failure?.errors ? 'application-problem' : undefined}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || fits) return
              event.preventDefault() // looks an application up and sends nothing yet
              void find.send()
            }}
            onChange={({ target }) => {
              change({ application: target.value })
              setFound(undefined)
            }}
          />
        )}
      </FieldFrame>
      <div role="status" className="bank-found">
        {found && <Found found={found} />}
      </div>
    </CommandDialog>
  )
}
