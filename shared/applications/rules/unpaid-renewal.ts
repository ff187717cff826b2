/**
 * A renewal that was handed in and is not paid: its applicant is reminded, and after its last day it ends by itself. Where the fee
 * or a part of it was verified once, or the office has opened the renewal again, it has no such day: then the office decides.
 */
import { addDays, dayInKarachi, formatDate } from '#shared/kit/format.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import { depositSlip } from '#shared/vocabulary/documents.ts'
import type { ApplicationStatus, FeeStatus } from '#shared/vocabulary/statuses.ts'
import { isOpen } from './application-lifecycle.ts'

/** The days before the last day to pay on which its applicant is reminded, as far as they come after the submission. */
const remindedDaysBefore = [30, 14, 3]
/** The least notice: so long after the last reminder nothing ends, however long the daily work has stood still. */
const noticeInDays = 3

interface Renewal {
  application: {
    application_title: ApplicationTitle
    status: ApplicationStatus
    fee_status: FeeStatus
  } | null
  /** The names of the documents that the account holds. */
  documents: readonly string[]
}

/** A renewal that was handed in, and of whose payment the council knows nothing. */
export const isUnpaidRenewal = ({ application, documents }: Renewal): boolean =>
  application?.application_title === 'Renewal' &&
  isOpen(application.status) &&
  application.fee_status === 'unpaid' &&
  !depositSlip.some((slip) => documents.includes(slip))

interface Dated {
  submitted_at: string
  pay_by: string | null
  fee_reminded_at: string | null
}

/** What becomes of an unpaid renewal on a day; null if nothing does. @param today the council's day */
export const unpaidStep = (
  { submitted_at, pay_by, fee_reminded_at }: Dated,
  today: string,
): 'remind' | 'end' | null => {
  if (!pay_by) return null
  const remindedOn = fee_reminded_at
    ? dayInKarachi(new Date(fee_reminded_at))
    : dayInKarachi(new Date(submitted_at))
  const due = remindedDaysBefore.map((days) => addDays(pay_by, -days)).findLast((day) => day <= today)
  if (due && due > remindedOn) return 'remind'
  return today > pay_by && addDays(remindedOn, noticeInDays) <= today ? 'end' : null
}

export const endsUnpaidAfter = (payBy: string): string =>
  `If it is not paid by ${formatDate(payBy)}, it ends by itself; what you typed and uploaded is kept.`
