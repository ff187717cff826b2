import { useEffect, useRef } from 'react'
import { api } from '#web/api/client.ts'

/** Records once that a case was printed, however the printing was started; the answer is ignored. */
export const usePrintReport = (id: string): void => {
  const reported = useRef(false)
  useEffect(() => {
    const report = () => {
      if (reported.current) return
      reported.current = true
      api.cases.printed({ params: { id } }).catch(() => undefined)
    }
    window.addEventListener('afterprint', report)
    return () => window.removeEventListener('afterprint', report)
  }, [id])
}
