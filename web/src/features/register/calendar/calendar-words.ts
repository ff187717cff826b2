/** The words of the calendar of holders. */
import { formatDate } from '#shared/kit/format.ts'
import type {
  CalendarEntry,
  CalendarView,
  HolderState,
  ReminderEmail,
} from '#shared/register/records/calendar.ts'
import { standingLabels } from '#shared/register/rules/registration.ts'

export const emailLabels: Record<ReminderEmail, string> = {
  '60-days-before': '60 days before the end',
  '30-days-before': '30 days before the end',
  '7-days-before': '7 days before the end',
  'last-day': 'On the last day',
  '30-days-after': '30 days after the end',
  unpaid: 'Instead of these: handed in, not paid',
}

export const viewLabels: Record<CalendarView, string> = {
  all: 'Everybody',
  'out-of-reach': 'Whom no email reaches for certain',
  unpaid: 'Renewal handed in, not paid',
}

const stateWords: Record<Exclude<HolderState, 'not_renewable'>, string> = {
  reached: 'Email confirmed',
  unconfirmed: 'Email never confirmed: call or write',
  unreachable: 'Emails come back: call or write',
  without_account: 'No account: call or write',
  renewing: 'Renewal is with the council',
}

export const holderWords = ({ state, standing }: CalendarEntry): string =>
  state === 'not_renewable' ? standingLabels[standing] : stateWords[state]

/** "12-12-2026, 30 days before the end" */
export const nextWords = ({ reminder, state }: CalendarEntry): string => {
  if (state !== 'reached' && state !== 'unconfirmed') return 'None is sent'
  if (!reminder) return 'None: all were sent'
  return `${formatDate(reminder.day)}, ${emailLabels[reminder.kind].toLowerCase()}`
}
