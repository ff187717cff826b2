/** How much waits on the pages of the sidebar, as My work was read last. */
import { useEffect, useSyncExternalStore } from 'react'
import type { AdminUser } from '#shared/accounts/contract/current-user.ts'
import { paths } from '#shared/paths.ts'
import { type LoadedWork, loadMyWork } from './load-my-work.ts'

/** By the address of the page. */
export type WorkCounts = Partial<Record<string, number>>

let counts: WorkCounts = {}
let readAt = 0
let changes = 0
const listeners = new Set<() => void>()
const keepFreshInMs = 60_000

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const countsOf = ({
  groups,
  proposals,
  toConfirm,
  claims,
  requests,
  cnics,
  concerns,
  watchers,
}: LoadedWork): WorkCounts => ({
  // What is overdue stands in another group too.
  [paths.adminCases]: groups.reduce((sum, { key, count }) => (key === 'overdue' ? sum : sum + count), 0),
  [paths.adminConfirmations]: toConfirm.length,
  [paths.adminClaims]: claims.length + cnics.length,
  [paths.adminConcerns]: concerns.length,
  [paths.adminWatchers]: watchers.length,
  [paths.adminChangeRequests]: requests.length,
  [paths.adminFeeSchedules]: proposals.length,
})

/** Reads My work, and with it the counts of the sidebar. */
export const readMyWork = async (admin: AdminUser | null, signal?: AbortSignal): Promise<LoadedWork> => {
  readAt = Date.now()
  const work = await loadMyWork(admin, signal)
  counts = countsOf(work)
  for (const listener of listeners) listener()
  return work
}

/** Tells the sidebar that something was decided, so that it counts again. */
export const workHasChanged = (): void => {
  readAt = 0
  changes += 1
  for (const listener of listeners) listener()
}

/** The counts for the sidebar, read again after a decision and on another page after a minute; the dashboard reads them itself. */
export const useWorkCounts = (admin: AdminUser | null, path: string): WorkCounts => {
  const decided = useSyncExternalStore(listen, () => changes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was decided makes them old
  useEffect(() => {
    const isFresh = Date.now() - readAt < keepFreshInMs
    // Without them the sidebar still leads to its pages.
    if (admin && path !== paths.admin && !isFresh) readMyWork(admin).catch(() => undefined)
  }, [admin, path, decided])
  return useSyncExternalStore(listen, () => counts)
}
