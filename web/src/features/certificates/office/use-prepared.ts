/** Certificates of several applications, a few in each call, so that the progress can be told. */
import { useEffect, useRef, useState } from 'react'
import type { PreparedCertificate } from '#shared/certificates/records/certificate.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'

const casesPerCall = 5

interface Prepared {
  step: 'asking' | 'running' | 'failed' | 'finished'
  results: PreparedCertificate[]
  failure?: ApiFailure
}

export const usePrepared = (ids: readonly string[]) => {
  const [state, setState] = useState<Prepared>({ step: 'asking', results: [] })
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  /** After a failure it continues where it stopped. Certificates that were prepared before are returned unchanged. */
  const run = async () => {
    controller.current = new AbortController()
    const { signal } = controller.current
    let { results } = state
    setState({ step: 'running', results })
    try {
      while (results.length < ids.length) {
        const next = ids.slice(results.length, results.length + casesPerCall)
        const { data } = await api.certificates.prepareMany({ body: { ids: next } }, { signal })
        results = [...results, ...data.results]
        setState({ step: 'running', results })
      }
      setState({ step: 'finished', results })
    } catch (thrown) {
      if (!signal.aborted) setState({ step: 'failed', results, failure: asFailure(thrown) })
    }
  }
  return { state, run }
}
