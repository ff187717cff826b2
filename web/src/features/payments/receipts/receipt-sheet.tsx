import '#web/theme/print.scss'
import type * as z from 'zod/mini'
import { formatVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { formatDate, formatRupees } from '#shared/kit/format.ts'
import type { namedReceipt } from '#shared/payments/records/receipt.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { whole } from '#web/ui/whole.tsx'
import { outcomeText } from './receipt-words.ts'
import { rupeesInWords } from './rupees-in-words.ts'

/** A receipt on paper, for the person who has handed the instrument over. */
export const ReceiptSheet = ({ receipt }: { receipt: z.output<typeof namedReceipt> }) => {
  const council = councilName(useCouncil())
  const { serial, name, application, voucher_number, instrument, bank, number, dated, amount } = receipt
  const facts = [
    ['Received from', name],
    ['Application', application.reference_no],
    ['Voucher number', formatVoucherNumber(voucher_number)],
    [instrument, number],
    ['Bank', bank],
    ['Dated', formatDate(dated)],
    ['Amount', formatRupees(amount)],
    ['Amount in words', rupeesInWords(amount)],
    ['Received on', formatMoment(receipt.at)],
  ] as const
  return (
    <div className="sheets">
      <section className="sheet" aria-labelledby="receipt-sheet">
        <p>
          <strong>{council}</strong>
        </p>
        <h2 id="receipt-sheet">
          Receipt <span className="unbroken">{serial}</span>
        </h2>
        <dl className="columns">
          {facts.map(([label, value]) => (
            <div key={label} className="column half">
              <dt>{label}</dt>
              <Typed as="dd">{whole(value)}</Typed>
            </div>
          ))}
        </dl>
        <Typed as="p" className="keep">
          {receipt.outcome ? (
            <strong>
              {whole(outcomeText(receipt))}
              {receipt.taken_back_on &&
                whole(`. The bank took the credit back on ${formatDate(receipt.taken_back_on)}`)}
            </strong>
          ) : (
            'The fee counts as paid once the bank has credited the amount.'
          )}
        </Typed>
        <div className="signatures">
          <Typed as="p" className="signature">
            Received by {receipt.by.name}
          </Typed>
        </div>
      </section>
    </div>
  )
}
