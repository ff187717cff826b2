import { useEffect, useRef, useState } from 'react'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'

const casesPerCall = 5

export interface Batches<Result> {
  step: 'asking' | 'running' | 'failed' | 'finished'
  results: Result[]
  failure?: ApiFailure
}

/**
 * One thing done to several applications, a few in each call, so that the progress can be told.
 * @param call what is done already is returned unchanged
 */
export const useBatches = <Result>(
  ids: readonly string[],
  call: (ids: string[], signal: AbortSignal) => Promise<Result[]>,
) => {
  const [state, setState] = useState<Batches<Result>>({ step: 'asking', results: [] })
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  /** After a failure it continues where it stopped. */
  const run = async () => {
    controller.current = new AbortController()
    const { signal } = controller.current
    let { results } = state
    setState({ step: 'running', results })
    try {
      for (let from = results.length; from < ids.length; from += casesPerCall) {
        results = [...results, ...(await call(ids.slice(from, from + casesPerCall), signal))]
        setState({ step: 'running', results })
      }
      setState({ step: 'finished', results })
    } catch (thrown) {
      if (!signal.aborted) setState({ step: 'failed', results, failure: asFailure(thrown) })
    }
  }
  return { state, run }
}
