/** The whole register with its public facts, page by page. Who takes it, when, and how much was sent is recorded first. */

import type { Limit } from '#functions/platform/limits/limit.ts'
import { fromCursor, toCursor } from '#functions/platform/table/cursor.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import { isOpenExport } from '#functions/staff/data/export-log.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { NotFound } from '#shared/kit/errors.ts'
import type { RegisterExport } from '#shared/register/records/public-register.ts'
import { publicEntryOf } from './public-entry.ts'

const entriesOnAPage = 100
const begun: Limit = { scope: 'register-exports', most: 20, windowInSeconds: 24 * 60 * 60 }

interface Asking {
  staff: StaffMember
  now: Date
  today: string
}

/** The export that a page belongs to: a new one where none is named. @throws NotFound for one of somebody else */
const entryOf = async (
  id: string | undefined,
  { staff, now }: Asking,
  { exportLog, limits }: Needs<'exportLog' | 'limits'>,
): Promise<string> => {
  if (id === undefined) {
    await limits.count(begun, staff.id, now)
    const entry = exportLog.newEntry(clerkOf(staff), { list: 'register' }, null, now)
    return (await exportLog.begin(entry)).id
  }
  const entry = await exportLog.read(id)
  const isTheirs = entry?.list === 'register' && entry.by.id === staff.id && isOpenExport(entry, now)
  if (!isTheirs) throw new NotFound()
  return id
}

export const exportRegister = async (
  { export: given, cursor }: { export?: string | undefined; cursor?: string | undefined },
  asking: Asking,
  services: Needs<'exportLog' | 'limits' | 'publicSearch' | 'registrations'>,
): Promise<RegisterExport> => {
  const id = await entryOf(given, asking, services)
  const after = cursor === undefined ? undefined : fromCursor(cursor)
  const numbers = await services.publicSearch.numbersAfter(after, entriesOnAPage)
  const held = await services.registrations.of(numbers)
  await services.exportLog.countSent(id, held.length)
  const last = numbers.length === entriesOnAPage ? numbers.at(-1) : undefined
  return {
    export: id,
    entries: held.map((registration) => publicEntryOf(registration, asking.today)),
    next: last === undefined ? null : toCursor(last),
    day: asking.today,
  }
}
