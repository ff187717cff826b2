import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { voucherCopies } from '#shared/applications/rules/voucher.ts'
import { Sheet } from './sheet.tsx'
import { Voucher } from './voucher.tsx'

/** Sheet 3: the three strips, to be cut apart. */
export const VoucherSheet = ({ printOut }: { printOut: PrintOut }) => (
  <Sheet number={3} printOut={printOut} title="Fee vouchers">
    {voucherCopies.map((copy) => (
      <Voucher key={copy} copy={copy} printOut={printOut} />
    ))}
  </Sheet>
)
