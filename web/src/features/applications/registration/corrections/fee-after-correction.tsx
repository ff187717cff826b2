import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { changesFee } from '#shared/applications/rules/fee.ts'
import { formatFee } from '#shared/kit/format.ts'
import { feeTitleOf } from '#shared/vocabulary/applications.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { degreeOf } from '../submission.ts'

type Form = Pick<ApplicationFormRecord, 'application_title' | 'fee_amount' | 'fee_status'>

const sentenceOf = ({ fee_amount, fee_status }: Form, after: number): string => {
  if (after === fee_amount) return `The fee stays ${formatFee(fee_amount)}.`
  const changes = `The fee changes from ${formatFee(fee_amount)} to ${formatFee(after)}.`
  return fee_status === 'verified'
    ? `${changes} Your payment was verified with the fee as it was; ask the council how to settle the difference.`
    : `${changes} Print the fee vouchers again after you have sent it again; their number stays.`
}

const NewFee = ({ form, issueDate }: { form: Form; issueDate: string }) => {
  const loaded = useApi(
    (signal) => api.fee.calculate({ query: { issue_date: issueDate } }, { signal }),
    [issueDate],
  )
  return (
    <WhenLoaded from={loaded} lines={1}>
      {({ details }) => (
        <p className="banner-note" role="status">
          {sentenceOf(form, details.amounts[feeTitleOf[form.application_title]])}
        </p>
      )}
    </WhenLoaded>
  )
}

/** The fee with the corrected type or degree date, before the application is sent again. */
export const FeeAfterCorrection = ({ form }: { form: ApplicationFormRecord }) => {
  const { user } = useSession()
  const degree = degreeOf(user)
  const application = { ...user, application_form: form, account: user, documents: [] }
  return degree && changesFee(form.corrections, application) ? (
    <NewFee form={form} issueDate={degree.degree_issue_date} />
  ) : null
}
