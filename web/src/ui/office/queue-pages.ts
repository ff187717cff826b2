/**
 * Pages of the queue as they were last loaded, so that a case opened from one has its neighbours without another
 * request.
 */
import type { CaseRow } from '#shared/cases/records/case.ts'
import type { QueuePage } from '#shared/cases/records/queue.ts'
import { api } from '#web/api/client.ts'
import { type QueueState, searchOf } from './queue-state.ts'

/** With the father's name if a search found only that. */
export type QueueRow = CaseRow & { father_name?: string | null }

export type QueuePageOfCases = Omit<QueuePage, 'rows'> & {
  rows: QueueRow[]
  /** A search found more than the rows. */
  more?: boolean
}

/** A search has one page. */
const search = async (q: string, signal: AbortSignal): Promise<QueuePageOfCases> => {
  const { rows, more } = (await api.cases.find({ query: { q } }, { signal })).data
  const [first, total] = rows.length > 0 ? [1, rows.length] : [null, 0]
  return { rows, more, next: null, previous: null, first, total }
}

const list = async (
  { status, sort, choices, cursor }: QueueState,
  signal: AbortSignal,
): Promise<QueuePageOfCases> =>
  (await api.cases.list({ query: { status, sort, ...choices, cursor } }, { signal })).data

const loadedPages = new Map<string, QueuePageOfCases>()

export const loadQueue = async (state: QueueState, signal: AbortSignal): Promise<QueuePageOfCases> => {
  const page = state.q ? await search(state.q, signal) : await list(state, signal)
  loadedPages.set(searchOf(state), page)
  return page
}

/** The page as it was left, or, after a reload, as it is now. */
export const queueAsLeft = async (state: QueueState, signal: AbortSignal): Promise<QueuePageOfCases> =>
  loadedPages.get(searchOf(state)) ?? loadQueue(state, signal)
