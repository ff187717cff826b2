import { type DependencyList, useCallback, useEffect, useState } from 'react'
import { type ApiFailure, asFailure } from './api-failure.ts'
import type { CallOptions } from './http.ts'

export type Loaded<T> =
  | { state: 'loading'; data?: undefined; failure?: undefined }
  | { state: 'ready'; data: T; failure?: undefined }
  | { state: 'failed'; data?: undefined; failure: ApiFailure }

/**
 * Loads what a screen needs when it opens and when `dependencies` change; an answer that comes after that is ignored.
 * `const record = useApi((signal) => api.printOut.get({ params: { id: 'me' } }, { signal }), [])`
 */
export const useApi = <T>(
  load: (signal: AbortSignal) => Promise<T>,
  dependencies: DependencyList,
): Loaded<T> & { reload: () => void } => {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the load depends on
  useEffect(() => {
    const controller = new AbortController()
    setLoaded({ state: 'loading' })
    load(controller.signal).then(
      (data) => !controller.signal.aborted && setLoaded({ state: 'ready', data }),
      (thrown) => !controller.signal.aborted && setLoaded({ state: 'failed', failure: asFailure(thrown) }),
    )
    return () => controller.abort()
  }, [...dependencies, round])
  const reload = useCallback(() => setRound((round) => round + 1), [])
  return { ...loaded, reload }
}

/**
 * Reads one thing with one call, and again when the call changes, or `round`, which counts what was done to the thing elsewhere.
 * `const loaded = useRead(api.books.get, { params: { id } })`
 */
export const useRead = <C, T>(
  operation: (call: C, options: CallOptions) => Promise<{ data: T }>,
  call: NoInfer<C>,
  round?: number | string,
) => useApi(async (signal) => (await operation(call, { signal })).data, [JSON.stringify(call), round])
