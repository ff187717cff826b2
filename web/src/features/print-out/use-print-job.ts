import { useCallback, useEffect, useRef } from 'react'
import { api } from '#web/api/client.ts'

const longestWaitForPhotoInMs = 5_000 // a photo that does not come must not keep anybody from printing

/** Resolves when every image of the page can be drawn, or when waiting makes no sense any more. */
const imagesDecoded = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(
      [...document.querySelectorAll<HTMLImageElement>('.sheet img')].map((it) => it.decode()),
    ),
    new Promise((done) => setTimeout(done, longestWaitForPhotoInMs)),
  ])

/**
 * Prints the sheets, and tells the service once that they were printed, however the printing was started; its
 * answer is ignored (specification, section 7).
 * @returns opens the browser's print dialog as soon as the photo can be drawn.
 */
export const usePrintJob = (): (() => Promise<void>) => {
  const told = useRef(false)
  useEffect(() => {
    const tell = () => {
      if (told.current) return
      told.current = true
      api.printOut.printed({ params: { id: 'me' } }).catch(() => undefined)
    }
    window.addEventListener('afterprint', tell)
    return () => window.removeEventListener('afterprint', tell)
  }, [])
  return useCallback(async () => {
    await imagesDecoded()
    window.print()
  }, [])
}
