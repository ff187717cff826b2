import type { PrintOut } from '#shared/records/print-out.ts'
import { ApplicationSheet } from './application-sheet.tsx'
import { ChecklistSheet } from './checklist-sheet.tsx'
import { VoucherSheet } from './voucher-sheet.tsx'

/** Everything that is printed: three sheets, unless a text is unusually long. */
export const Sheets = ({ printOut }: { printOut: PrintOut }) => (
  <div className="sheets">
    <ApplicationSheet printOut={printOut} />
    <ChecklistSheet printOut={printOut} />
    <VoucherSheet printOut={printOut} />
  </div>
)
