import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { isPayable } from '#shared/applications/rules/print-sheets.ts'
import { ApplicationSheet } from './application-sheet.tsx'
import { ChecklistSheet } from './checklist-sheet.tsx'
import { VoucherSheet } from './voucher-sheet.tsx'

/** Everything that is printed: three sheets, unless a text is unusually long; two once the fee is verified. */
export const Sheets = ({ printOut }: { printOut: PrintOut }) => (
  <div className="sheets">
    <ApplicationSheet printOut={printOut} />
    <ChecklistSheet printOut={printOut} />
    {isPayable(printOut.application_form) && <VoucherSheet printOut={printOut} />}
  </div>
)
