/** Pages of the queue as they were last loaded: a case opened from one knows its neighbours without another request. */
import type { CaseRow } from '#shared/records/case.ts'
import { api } from '#web/api/client.ts'
import { type QueueState, searchOf } from './queue-state.ts'

export interface QueuePageOfCases {
  /** With the father's name where a search found only that. */
  rows: (CaseRow & { father_name?: string | null })[]
  next: string | null
  /** A search found more than the rows. */
  more?: boolean
}

const search = async (q: string, signal: AbortSignal): Promise<QueuePageOfCases> => ({
  ...(await api.cases.find({ query: { q } }, { signal })).data,
  next: null,
})

const list = async ({ status, cursor }: QueueState, signal: AbortSignal): Promise<QueuePageOfCases> =>
  (await api.cases.list({ query: { status, cursor } }, { signal })).data

const loadedPages = new Map<string, { state: QueueState; page: QueuePageOfCases }>()

export const loadQueue = async (state: QueueState, signal: AbortSignal): Promise<QueuePageOfCases> => {
  const page = state.q ? await search(state.q, signal) : await list(state, signal)
  loadedPages.set(searchOf(state), { state, page })
  return page
}

/** The page as it was left, or, after a reload, as it is now. */
export const queueAsLeft = async (state: QueueState, signal: AbortSignal): Promise<QueuePageOfCases> =>
  loadedPages.get(searchOf(state))?.page ?? loadQueue(state, signal)

/** The page whose `next` is this one; a cursor only points forward. */
export const pageBefore = ({ status, cursor }: QueueState): QueueState | undefined =>
  [...loadedPages.values()].find(
    ({ state, page }) => !state.q && state.status === status && page.next === cursor,
  )?.state
