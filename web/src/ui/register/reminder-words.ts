/** The results of the reminders of a day, in words. */
import type { ReminderDay } from '#shared/register/records/reminder.ts'

const leftOut = [
  ['renewing', 'renewing already'],
  ['without_account', 'without an account'],
  ['unreachable', 'whose emails come back'],
  ['not_renewable', 'suspended or changed'],
] as const

/** "12 sent. Not sent: 3 without an account, 1 renewing already." */
export const reminderWords = (day: ReminderDay): string => {
  const others = leftOut.flatMap(([name, words]) => (day[name] > 0 ? [`${day[name]} ${words}`] : []))
  return [
    `${day.sent} sent.`,
    ...(others.length > 0 ? [`Not sent: ${others.join(', ')}.`] : []),
    ...(day.finished ? [] : ['Time ran out: the next run continues.']),
  ].join(' ')
}
