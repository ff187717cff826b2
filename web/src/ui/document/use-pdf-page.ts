import { useEffect, useState } from 'react'
import { openPdf, type PdfPages } from './pdf-pages.ts'

interface Drawn {
  number: number
  /** Nothing where the page could not be drawn. */
  picture?: Blob
}

interface DrawnPages {
  count?: number
  pictures: Map<number, Blob>
}

/** What has been drawn, kept as long as the bytes: a document is not drawn again when it fills the window or is chosen again. */
const drawnPages = new WeakMap<Blob, DrawnPages>()
const drawnPagesOf = (bytes: Blob): DrawnPages => {
  const known = drawnPages.get(bytes) ?? { pictures: new Map() }
  drawnPages.set(bytes, known)
  return known
}

/** One page of a PDF as a picture; the page before is shown until the next one is drawn. */
export const usePdfPage = (bytes: Blob, wanted: number) => {
  const known = drawnPagesOf(bytes)
  const [pages, setPages] = useState<PdfPages>()
  const [unreadable, setUnreadable] = useState(false)
  const [before, setDrawn] = useState<Drawn>()
  const number = Math.min(wanted, known.count ?? wanted)
  const picture = known.pictures.get(number)
  const isDrawn = picture !== undefined

  // The file is opened with the first page that has to be drawn.
  const [needed, setNeeded] = useState(!isDrawn)
  if (!needed && !isDrawn) setNeeded(true)

  useEffect(() => {
    if (!needed) return
    let unmounted = false
    const opening = openPdf(bytes)
    opening.then(
      (opened) => {
        drawnPagesOf(bytes).count = opened.count
        if (!unmounted) setPages(opened)
      },
      () => !unmounted && setUnreadable(true),
    )
    return () => {
      unmounted = true
      setPages(undefined)
      setUnreadable(false)
      opening.then((opened) => opened.close()).catch(() => undefined)
    }
  }, [bytes, needed])

  useEffect(() => {
    if (picture) setDrawn({ number, picture })
  }, [picture, number])

  useEffect(() => {
    if (!pages || isDrawn) return
    const controller = new AbortController()
    const { signal } = controller
    pages.page(number, signal).then(
      (picture) => {
        if (signal.aborted) return
        drawnPagesOf(bytes).pictures.set(number, picture)
        setDrawn({ number, picture })
      },
      () => !signal.aborted && setDrawn({ number }),
    )
    return () => controller.abort()
  }, [bytes, pages, number, isDrawn])

  return { unreadable, count: known.count, number, drawn: picture ? { number, picture } : before }
}
