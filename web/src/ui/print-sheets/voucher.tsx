import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { type VoucherCopy, voucherDates } from '#shared/applications/rules/voucher.ts'
import { formatVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { instrumentsInWords } from '#shared/cases/rules/instruments.ts'
import { formatDate, formatRupees, formatVoucherAmount } from '#shared/kit/format.ts'
import type { Council } from '#shared/staff/contract/council-answer.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { feeTitleOf } from '#shared/vocabulary/applications.ts'
import { useCouncil } from '#web/session/council.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { Column, type ColumnProps, OpenColumn, Signature } from './sheet.tsx'

/** Known values are printed; the others are filled in by hand. */
const KnownOrOpen = ({ value, ...column }: ColumnProps) =>
  value ? <Column value={value} {...column} /> : <OpenColumn {...column} />

/** Into which account the fee is paid, and the branch where it was paid in. */
const CouncilBank = ({ council }: { council: Council | null }) => {
  const { name = '', branch = '', account_title = '', account_number = '' } = council?.bank ?? {}
  return (
    <>
      <KnownOrOpen width="whole" label="Bank" value={[name, branch].filter(Boolean).join(', ')} />
      <KnownOrOpen width="whole" label="Account title" value={account_title} />
      <KnownOrOpen width="two-thirds" label="Account number" value={account_number} />
      <OpenColumn width="third" label="Branch code" />
    </>
  )
}

/** One 84 mm strip of the fee voucher. */
export const Voucher = ({ copy, printOut }: { copy: VoucherCopy; printOut: PrintOut }) => {
  const { applicant, application_form: form, qualification_information_pharm_d: fee } = printOut
  const council = useCouncil()
  const { issued, validUntil } = voucherDates(printOut.today)
  const number = formatVoucherNumber(form.voucher_number)
  return (
    <div className="voucher">
      <div className="voucher-head">
        <h3>{copy} copy</h3>
        <p>
          {councilName(council)} {fee.paid ? 'second fee voucher' : 'fee voucher'}
        </p>
      </div>
      <div className="voucher-body">
        <dl className="columns">
          <Column label="Issue date" value={formatDate(issued)} />
          <Column label="Validity date" value={formatDate(validUntil)} />
          <Column width="whole" label="Name" value={applicant.name} />
          <Column
            width="whole"
            label="Applied for"
            value={`${feeTitleOf[form.application_title]}, Register A (Category A)`}
          />
          <Column label="Payable amount" value={formatVoucherAmount(fee.fee_amount)} />
          <Column label="Reference number" value={applicant.refNumber} />
          <Column label="Voucher number" value={number} />
          <OpenColumn width="half" label="Challan no." />
          <CouncilBank council={council} />
        </dl>
        <div className="voucher-code">
          <QrCode text={form.voucher_number} label={`QR code of voucher number ${number}`} />
        </div>
      </div>
      <p className="voucher-note">
        {fee.paid && `The rest of the fee: ${formatRupees(fee.paid)} has been received. `}
        {form.fee_is_sample && <strong>Sample fee, not the council’s figure. </strong>}
        {instrumentsInWords(council?.instruments ?? ['Pay order', 'Demand draft'])} only. Cash is not
        accepted.
      </p>
      <div className="signatures">
        <Signature>Signature of the depositor</Signature>
        <Signature>Signature and stamp of the bank</Signature>
      </div>
    </div>
  )
}
