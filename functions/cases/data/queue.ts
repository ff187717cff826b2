/** Lists of cases: every page costs the same, however many cases there are. */
import { createQueueCounter } from '#functions/applications/data/counters/queue-counter.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { fromCursor, toCursor } from '#functions/platform/table/cursor.ts'
import { queueSortKey } from '#functions/platform/table/keys/cases.ts'
import { mergePartitions } from '#functions/platform/table/merge-partitions.ts'
import { type CaseRow, caseRow } from '#shared/cases/records/case.ts'
import type { QueueList, QueuePage } from '#shared/cases/records/queue.ts'
import { addDays, startOfDay } from '#shared/kit/format.ts'
import { admits, groupsOf, isAscending, isByWaiting, personOf, sourceOf } from './queue-source.ts'

/** The position of a page of a list: after or before a case, and how many cases come before it. */
interface Place {
  way: 'after' | 'before'
  /** The sort key of the case next to the page. */
  key: string
  /** How many cases come before the page. */
  skipped: number
}

export const placeCursor = ({ way, key, skipped }: Place): string => toCursor(`${way} ${skipped} ${key}`)

/** A cursor that somebody made up means the first page. */
const placeOf = (cursor: string | undefined): Place | null => {
  const [, way, skipped, key] = /^(after|before) (\d{1,7}) (\S+)$/.exec(fromCursor(cursor ?? '')) ?? []
  return way && key ? { way: way as Place['way'], key, skipped: Number(skipped) } : null
}

const rowsOnAPage = 25
/** Before and after every sort key, which begins with the digit of a year. */
const [lowest, highest] = ['0', ':']

const keyIn = (list: QueueList, row: CaseRow): string =>
  queueSortKey(isByWaiting(list) ? row.status_since : row.submitted_at, row.id)

/** The sort keys between which a list has its cases. */
const daysOf = ({ from, to }: QueueList) => ({
  low: from ? startOfDay(from) : lowest,
  high: to ? startOfDay(addDays(to, 1)) : highest,
})

interface Reading {
  /** Towards larger sort keys. */
  forward: boolean
  /** The sort key after which the reading begins. */
  after: string | undefined
  limit?: number
}

export const queue = ({ table }: AppContext) => {
  const counter = createQueueCounter(table)

  /** A part of one partition. The case at `after` itself is asked for too and left out. */
  const read = async (list: QueueList, partition: string, { forward, after, limit }: Reading) => {
    const { index, partitionKey } = sourceOf(list)
    const days = index === 'assigned' ? { low: lowest, high: highest } : daysOf(list)
    const items = await table.query({
      IndexName: index,
      KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :low AND :high',
      ExpressionAttributeNames: {
        '#pk': partitionKey,
        '#sk': index === 'assigned' || isByWaiting(list) ? 'waiting_sk' : 'queue_sk',
      },
      ExpressionAttributeValues: {
        ':pk': partition,
        ':low': forward ? (after ?? days.low) : days.low,
        ':high': forward ? days.high : (after ?? days.high),
      },
      ScanIndexForward: forward,
      ...(limit && { Limit: after ? limit + 1 : limit }),
    })
    const rows = items.map((item) => caseRow.parse(item)).filter((row) => keyIn(list, row) !== after)
    return rows.slice(0, limit)
  }

  /** The rows next to a place, the nearest first. */
  const readMerged = async (list: QueueList, place: Place | null, wanted: number): Promise<CaseRow[]> => {
    const forward = isAscending(list) !== (place?.way === 'before')
    const readers = sourceOf(list).partitions.map((partition) => (limit: number, last?: CaseRow) => {
      const after = last ? keyIn(list, last) : place?.key
      return read(list, partition, { forward, after, limit })
    })
    return mergePartitions(readers, wanted, (one, other) => keyIn(list, one) < keyIn(list, other) === forward)
  }

  /** All cases of a list of one person, in its order. */
  const readOfPerson = async (list: QueueList): Promise<CaseRow[]> => {
    const [partition = ''] = sourceOf(list).partitions
    const { low, high } = daysOf(list)
    const rows = await read(list, partition, { forward: true, after: undefined })
    const isInDays = ({ submitted_at: at }: CaseRow) => at >= low && at < high
    const found = rows.filter((row) => admits(list, row) && isInDays(row))
    found.sort((one, other) => (keyIn(list, one) < keyIn(list, other) ? -1 : 1))
    return isAscending(list) ? found : found.reverse()
  }

  const nextTo = (list: QueueList, rows: CaseRow[], place: Place | null): CaseRow[] => {
    if (!place) return rows
    const forward = isAscending(list) !== (place.way === 'before')
    const beyond = rows.filter((row) =>
      forward ? keyIn(list, row) > place.key : keyIn(list, row) < place.key,
    )
    return place.way === 'before' ? beyond.reverse() : beyond
  }

  /** How many cases a list has; null where that is not counted. */
  const count = async (list: QueueList): Promise<number | null> => {
    if (personOf(list)) return (await readOfPerson(list)).length
    if (list.city !== undefined || list.from || list.to) return null
    const [{ status }, groups] = [list, groupsOf(list)]
    if (groups) return status === 'all' ? null : counter.readGroups(status, groups)
    const counts = await counter.read()
    return status === 'all' ? Object.values(counts).reduce((sum, one) => sum + one, 0) : counts[status]
  }

  const readNextTo = async (list: QueueList, place: Place | null, wanted: number) => {
    if (!personOf(list)) {
      const [found, counted] = await Promise.all([readMerged(list, place, wanted), count(list)])
      return { found, counted }
    }
    const all = await readOfPerson(list)
    return { found: nextTo(list, all, place), counted: all.length }
  }

  /** A page; from a place beyond which nothing is left, the first one. */
  const page = async (list: QueueList, cursor?: string, size = rowsOnAPage): Promise<QueuePage> => {
    const place = placeOf(cursor)
    const { found, counted } = await readNextTo(list, place, size + 1)
    if (place && found.length === 0) return page(list, undefined, size)

    const isBackwards = place?.way === 'before'
    const isMore = found.length > size
    const rows = isBackwards ? found.slice(0, size).reverse() : found.slice(0, size)
    const known = place?.skipped ?? 0
    const skipped = isBackwards && !isMore ? 0 : Math.max(known, isBackwards ? 1 : 0)
    const [first, last] = [rows.at(0), rows.at(-1)]
    const hasNext = isBackwards || isMore
    const hasPrevious = isBackwards ? isMore : place !== null
    const reached = skipped + rows.length
    const least = hasNext ? null : reached
    return {
      rows,
      next: last && hasNext ? placeCursor({ way: 'after', key: keyIn(list, last), skipped: reached }) : null,
      previous:
        first && hasPrevious
          ? placeCursor({ way: 'before', key: keyIn(list, first), skipped: Math.max(0, skipped - size) })
          : null,
      first: first ? skipped + 1 : null,
      total: counted === null ? least : Math.max(counted, reached),
    }
  }

  return { page, count }
}
