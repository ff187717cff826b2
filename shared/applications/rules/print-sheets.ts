/** The sheets of a submitted application that may be printed, and whether they were. */
import type { ApplicationStatus, FeeStatus } from '#shared/vocabulary/statuses.ts'
import { isEnded, isOpen } from './application-lifecycle.ts'

export interface PrintedForm {
  status: ApplicationStatus
  fee_status: FeeStatus
  /** When it was printed last (ISO); null: never. */
  printed_at: string | null
}

/** Nothing is handed in any more for an application that came to nothing. */
export const isPrintable = (status: ApplicationStatus): boolean => !isEnded(status)

/** Whether fee vouchers are printed; a fee that is verified is not paid again. */
export const isPayable = ({ status, fee_status }: Omit<PrintedForm, 'printed_at'>): boolean =>
  isOpen(status) && fee_status === 'unpaid'

/** Whether its applicant has done with printing: it was printed, paid, or decided. */
export const isPrintingDone = (form: PrintedForm): boolean =>
  form.printed_at !== null || form.fee_status === 'verified' || !isOpen(form.status)
