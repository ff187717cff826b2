/** Pages of the queue as they were last loaded: a case opened from one knows its neighbours without another request. */
import type { CaseRow } from '#shared/records/case.ts'
import { api } from '#web/api/client.ts'
import { type QueueState, searchOf } from './queue-state.ts'

export interface QueuePageOfCases {
  rows: CaseRow[]
  next: string | null
}

const loadedPages = new Map<string, { state: QueueState; page: QueuePageOfCases }>()

export const loadQueue = async (state: QueueState, signal: AbortSignal): Promise<QueuePageOfCases> => {
  const { data } = state.q
    ? await api.cases.find({ query: { q: state.q } }, { signal })
    : await api.cases.list({ query: { status: state.status, cursor: state.cursor } }, { signal })
  loadedPages.set(searchOf(state), { state, page: data })
  return data
}

/** The page as it was left, or, after a reload, as it is now. */
export const queueAsLeft = async (state: QueueState, signal: AbortSignal): Promise<QueuePageOfCases> =>
  loadedPages.get(searchOf(state))?.page ?? loadQueue(state, signal)

/** The page whose `next` is this one; a cursor only points forward. */
export const pageBefore = ({ status, cursor }: QueueState): QueueState | undefined =>
  [...loadedPages.values()].find(
    ({ state, page }) => !state.q && state.status === status && page.next === cursor,
  )?.state
