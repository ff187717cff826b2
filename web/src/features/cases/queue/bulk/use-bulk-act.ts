/** One action on the selected applications, a few in each call, so that the progress can be told. */
import { useEffect, useRef, useState } from 'react'
import type { BulkCommand, BulkResult } from '#shared/cases/records/bulk-act.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'

const casesPerCall = 5

export interface BulkState {
  step: 'asking' | 'running' | 'failed' | 'finished'
  results: BulkResult[]
  failure?: ApiFailure
}

export const useBulkAct = (action: BulkCommand['action'], ids: readonly string[]) => {
  const [state, setState] = useState<BulkState>({ step: 'asking', results: [] })
  const results = useRef<BulkResult[]>([])
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  /**
   * After a failure it continues where it stopped; actions that were done before their answer was lost are reported
   * as done.
   */
  const run = async () => {
    controller.current = new AbortController()
    const { signal } = controller.current
    setState({ step: 'running', results: results.current })
    try {
      while (results.current.length < ids.length) {
        const next = ids.slice(results.current.length, results.current.length + casesPerCall)
        const { data } = await api.cases.actOnMany({ body: { action, ids: next } }, { signal })
        results.current = [...results.current, ...data.results]
        setState({ step: 'running', results: results.current })
      }
      setState({ step: 'finished', results: results.current })
    } catch (thrown) {
      if (!signal.aborted) setState({ step: 'failed', results: results.current, failure: asFailure(thrown) })
    }
  }
  return { state, run }
}
