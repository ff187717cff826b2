import { useCallback, useEffect, useRef } from 'react'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'

const longestWaitForPhotoInMs = 5_000 // a photo that does not load must not prevent printing

/** Resolves when every image of the page can be drawn, or after the longest wait. */
const imagesDecoded = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(
      [...document.querySelectorAll<HTMLImageElement>('.sheet img')].map((image) => image.decode()),
    ),
    new Promise((done) => setTimeout(done, longestWaitForPhotoInMs)),
  ])

/**
 * Prints the sheets, and tells the service once that they were printed, however the printing was started; the
 * answer is ignored.
 * @returns opens the browser's print dialog as soon as the photo can be drawn.
 */
export const usePrintJob = (): (() => Promise<void>) => {
  const reported = useRef(false)
  const session = useSession()
  const known = useRef(session)
  known.current = session
  useEffect(() => {
    const report = () => {
      if (reported.current) return
      reported.current = true
      api.printOut.printed({ params: { id: 'me' } }).catch(() => undefined)
      const { user, setApplicationForm } = known.current
      if (user.application_form)
        setApplicationForm({ ...user.application_form, printed_at: new Date().toISOString() })
    }
    window.addEventListener('afterprint', report)
    return () => window.removeEventListener('afterprint', report)
  }, [])
  return useCallback(async () => {
    await imagesDecoded()
    window.print()
  }, [])
}
