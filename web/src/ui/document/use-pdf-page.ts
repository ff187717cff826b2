import { useEffect, useState } from 'react'
import { openPdf, type PdfPages } from './pdf-pages.ts'

interface Drawn {
  number: number
  /** Nothing where the page could not be drawn. */
  picture?: Blob
}

/** One page of a PDF as a picture; the page before is shown until the next one is drawn. */
export const usePdfPage = (bytes: Blob, wanted: number) => {
  const [pages, setPages] = useState<PdfPages>()
  const [unreadable, setUnreadable] = useState(false)
  const [drawn, setDrawn] = useState<Drawn>()

  useEffect(() => {
    let unmounted = false
    const opening = openPdf(bytes)
    opening.then(
      (opened) => !unmounted && setPages(opened),
      () => !unmounted && setUnreadable(true),
    )
    return () => {
      unmounted = true
      setPages(undefined)
      setDrawn(undefined)
      setUnreadable(false)
      opening.then((opened) => opened.close()).catch(() => undefined)
    }
  }, [bytes])

  const number = pages ? Math.min(wanted, pages.count) : wanted
  useEffect(() => {
    if (!pages) return
    const controller = new AbortController()
    const { signal } = controller
    pages.page(number, signal).then(
      (picture) => !signal.aborted && setDrawn({ number, picture }),
      () => !signal.aborted && setDrawn({ number }),
    )
    return () => controller.abort()
  }, [pages, number])

  return { unreadable, count: pages?.count, number, drawn }
}
