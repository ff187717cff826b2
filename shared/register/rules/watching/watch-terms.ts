/** Until when an organisation watches, and when it is told what has changed. */
import type { FieldErrors } from '#shared/kit/errors.ts'
import { addDays, dayInKarachi, formatDate } from '#shared/kit/format.ts'
import type { WatcherRecord, WatchTerms } from '../../records/watcher.ts'

const longestInDays = 2 * 366
/** Changes that cannot wait are told together when they come within this time. */
const collectedForMs = 20 * 60 * 1000

type Mailed = Pick<WatcherRecord, 'last' | 'mailed' | 'urgent' | 'mailed_at'>

/** One e-mail a day; a suspension or a removal does not wait for the next day. */
export const isMailDue = ({ last, mailed, urgent, mailed_at }: Mailed, now: Date): boolean => {
  if (last <= mailed) return false
  if (mailed_at === null || dayInKarachi(new Date(mailed_at)) < dayInKarachi(now)) return true
  return urgent > mailed && now.getTime() - Date.parse(mailed_at) >= collectedForMs
}

/** It was let in, and its last day has not passed. */
export const isWatching = ({ terms, ended }: Pick<WatcherRecord, 'terms' | 'ended'>, day: string): boolean =>
  terms !== null && ended === null && day <= terms.ends_on

export const watchTermsErrors = ({ ends_on }: WatchTerms, today: string): FieldErrors => {
  if (ends_on < today) return { ends_on: ['Last day must not be in the past'] }
  const latest = addDays(today, longestInDays)
  return ends_on > latest ? { ends_on: [`Last day must be at most ${formatDate(latest)}`] } : {}
}

/** "Let Mayo Hospital (hr@hospital.example) watch until 31-12-2027; holders are told" */
export const watchTitle = (
  { organisation, email, terms }: Pick<WatcherRecord, 'organisation' | 'email' | 'terms'>,
  { ends_on, hidden }: WatchTerms,
): string =>
  `${terms ? 'Change how' : 'Let'} ${organisation} (${email}) ${terms ? 'watches' : 'watch'}: until ${formatDate(ends_on)}, ${hidden ? 'holders are not told' : 'holders are told'}`
