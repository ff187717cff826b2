/** Begins an export. A large one waits until a second person has confirmed it. */

import type { Limit } from '#functions/platform/limits/limit.ts'
import { type Attempt, fingerprint } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import { isOpenExport } from '#functions/staff/data/export-log.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import type { ExportEntry, ExportFilter } from '#shared/cases/records/export.ts'
import { choiceWords } from '#shared/cases/rules/queue-words.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { mostExportedAlone } from '#shared/staff/rules/proposals.ts'
import { listedStatusLabels } from '#shared/vocabulary/statuses.ts'
import { countCasesToExport } from './read-export-page.ts'

/** Many small exports would be a large one. */
const smallOnes: Limit = { scope: 'small-exports', most: 20, windowInSeconds: 24 * 60 * 60 }

const wordsOf = ({ status, q, ...choices }: ExportFilter): string =>
  status
    ? [listedStatusLabels[status], ...choiceWords(choices).map(({ words }) => words)].join(', ')
    : `Search “${q}”`

/** @returns the entry; one that waits for a second person can be read once that person has confirmed it. @throws TooMany, Conflict */
export const beginExport = async (
  filter: ExportFilter,
  { staff, now, attempt }: { staff: StaffMember; now: Date; attempt: Attempt },
  services: Needs<'accounts' | 'cases' | 'exportLog' | 'limits' | 'proposals' | 'queue' | 'vouchers'>,
): Promise<ExportEntry> => {
  const { exportLog, limits, proposals } = services
  const by = clerkOf(staff)
  const { rows, isLarge } = await countCasesToExport(filter, { staffId: staff.id, now }, services)
  if (!isLarge) {
    await limits.count(smallOnes, staff.id, now)
    return exportLog.begin(exportLog.newEntry(by, filter, rows, now))
  }
  const subject = fingerprint([by.id, filter])
  const known = await exportLog.newestOf(subject)
  if (known && isOpenExport(known, now)) return known
  const waiting = await proposals.about('export', subject)
  if (waiting && known) return known
  const entry = exportLog.newEntry(by, filter, rows, now, subject)
  const count = rows === null ? `more than ${mostExportedAlone}` : String(rows)
  const title = `Export ${count} applications: ${wordsOf(filter)}`
  const contents = { entry: entry.sk }
  await proposals.propose(
    { kind: 'export', subject, title, reason: '', contents, by },
    attempt,
    exportLog.writesOf(entry),
  )
  const stored = await exportLog.newestOf(subject)
  if (!stored) throw new Conflict('This was changed at the same moment. Try again')
  return stored
}
