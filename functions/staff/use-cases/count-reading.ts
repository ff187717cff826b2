/** How much one member of staff may open within an hour (docs/decisions/cases/0050-readings-and-exports-are-recorded-limited-and-told.md). */
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Needs } from '#functions/services.ts'
import { TooMany } from '#shared/kit/errors.ts'
import type { StaffMember } from '../data/staff.ts'

const windowInSeconds = 60 * 60

/** One application a minute with all its papers is 60 and some 700 in an hour. */
const caps = {
  cases: { limit: { scope: 'staff-cases', most: 300, windowInSeconds }, words: 'applications' },
  documents: { limit: { scope: 'staff-documents', most: 1200, windowInSeconds }, words: 'documents' },
} satisfies Record<string, { limit: Limit; words: string }>

/** Administrators read of it once in the hour, and so does operations. */
const tell = async (
  what: keyof typeof caps,
  { id }: StaffMember,
  now: Date,
  { limits, events, log }: Needs<'limits' | 'events' | 'log'>,
): Promise<void> => {
  const once = { scope: `staff-${what}-told`, most: 1, windowInSeconds }
  const isFirst = await limits.count(once, id, now).then(
    () => true,
    () => false,
  )
  if (!isFirst) return
  log({ ts: now.toISOString(), level: 'warn', event: 'STAFF_READ_CAP', what, staffId: id })
  const details = { what: caps[what].words, most: String(caps[what].limit.most) }
  await events.append(id, { event: 'READ_CAP_REACHED', details }, now, 'staff')
}

/** Counts an application or a document that a member of staff opens, before it is read. @throws TooMany */
export const countReading = async (
  what: keyof typeof caps,
  staff: StaffMember,
  now: Date,
  services: Needs<'limits' | 'events' | 'log'>,
): Promise<void> => {
  const { limit, words } = caps[what]
  try {
    await services.limits.count(limit, staff.id, now)
  } catch (error) {
    if (!(error instanceof TooMany)) throw error
    await tell(what, staff, now, services)
    throw new TooMany(
      error.seconds,
      `You have opened ${limit.most} ${words} within an hour, and administrators see that`,
    )
  }
}
