/** The history of a person as that person is told: when staff looked at the file, never who of the staff, and own acts. */

import type { StoredEvent } from '#functions/platform/table/event.ts'
import type { Needs } from '#functions/services.ts'
import type { OwnRecords, Reading } from '#shared/accounts/contract/own-archive.ts'
import type { ApplicationEvent } from '#shared/cases/records/events.ts'

const kindOf: Partial<Record<ApplicationEvent, Reading['kind']>> = {
  OPENED: 'opened',
  DOCUMENT_READ: 'document',
  ENTRY_READ: 'entry',
  CASE_PRINTED: 'printed',
  EXPORTED: 'exported',
}

const asReading = ({ event, at, details }: StoredEvent): Reading[] => {
  const { document = null, former, role = null, shown } = details ?? {}
  const kind = (shown as Reading['kind'] | undefined) ?? kindOf[event as ApplicationEvent]
  if (!kind) return []
  return [{ at, kind, document, former: former === 'yes', role }]
}

const fewestOnAPage = 25

/** A page of readings, newest first: all those among as many pages of the history as give enough of them. */
export const readingsOf = async (
  userId: string,
  after: string | undefined,
  { events }: Needs<'events'>,
): Promise<{ entries: Reading[]; next: string | null }> => {
  const entries: Reading[] = []
  let next: string | null = after ?? null
  do {
    const page = await events.page(userId, next ?? undefined)
    entries.push(...page.events.flatMap(asReading))
    next = page.next
  } while (next && entries.length < fewestOnAPage)
  return { entries, next }
}

const ownActOf = ({ event, at, by }: StoredEvent) => (by ? [] : [{ at, act: event }])

/** All readings by staff and all acts of the person, newest first. */
export const historyOf = async (
  userId: string,
  { events }: Needs<'events'>,
): Promise<Pick<OwnRecords, 'own_acts' | 'readings'>> => {
  const all: StoredEvent[] = []
  let next: string | null = null
  do {
    const page = await events.page(userId, next ?? undefined)
    all.push(...page.events)
    next = page.next
  } while (next)
  return { own_acts: all.flatMap(ownActOf), readings: all.flatMap(asReading) }
}
