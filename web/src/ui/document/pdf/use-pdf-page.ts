import { useEffect, useState } from 'react'
import { openPdf, type PdfPages } from './pdf-pages.ts'
import { PdfNotShown } from './pdf-worker-calls.ts'

export type NotShownReason = PdfNotShown['reason']
const reasonOf = (error: unknown): NotShownReason =>
  error instanceof PdfNotShown ? error.reason : 'unreadable'

interface Drawn {
  number: number
  picture?: Blob
  /** Why the page could not be drawn; neither of them while it is drawn again. */
  reason?: NotShownReason
}

interface DrawnPages {
  count?: number
  pictures: Map<number, Blob>
}

/**
 * The drawn pages, kept as long as the bytes: a document is not drawn again when it fills the window or is chosen
 * again.
 */
const drawnPages = new WeakMap<Blob, DrawnPages>()
const drawnPagesOf = (bytes: Blob): DrawnPages => {
  const known = drawnPages.get(bytes) ?? { pictures: new Map() }
  drawnPages.set(bytes, known)
  return known
}

interface OpenPdf {
  opening: Promise<PdfPages>
  viewers: number
}
const openPdfs = new WeakMap<Blob, OpenPdf>()
const keptOpenInMs = 1000 // a document that moves into the window is shown by another viewer at once

/** Opens a file once for all viewers that show it. @returns the opened file, and what a viewer calls when it is gone */
const shareOpenPdf = (bytes: Blob): { opening: Promise<PdfPages>; release: () => void } => {
  const shared = openPdfs.get(bytes) ?? { opening: openPdf(bytes), viewers: 0 }
  openPdfs.set(bytes, shared)
  shared.opening.catch(() => openPdfs.get(bytes) === shared && openPdfs.delete(bytes))
  shared.viewers += 1
  const closeUnused = () => {
    if (shared.viewers > 0 || openPdfs.get(bytes) !== shared) return
    openPdfs.delete(bytes)
    shared.opening.then(
      (opened) => opened.close(),
      () => undefined,
    )
  }
  return {
    opening: shared.opening,
    release: () => {
      shared.viewers -= 1
      setTimeout(closeUnused, keptOpenInMs)
    },
  }
}

/** One page of a PDF as a picture; the page before is shown until the next one is drawn. */
export const usePdfPage = (bytes: Blob, wanted: number) => {
  const known = drawnPagesOf(bytes)
  const [pages, setPages] = useState<PdfPages>()
  const [refused, setRefused] = useState<NotShownReason>()
  const [openings, setOpenings] = useState(0)
  const [drawings, setDrawings] = useState(0)
  const [before, setDrawn] = useState<Drawn>()
  const number = Math.min(wanted, known.count ?? wanted)
  const picture = known.pictures.get(number)
  const isDrawn = picture !== undefined

  // The file is opened with the first page that has to be drawn.
  const [needed, setNeeded] = useState(!isDrawn)
  if (!needed && !isDrawn) setNeeded(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: "again" opens a file that was refused
  useEffect(() => {
    if (!needed) return
    let unmounted = false
    const { opening, release } = shareOpenPdf(bytes)
    opening.then(
      (opened) => {
        drawnPagesOf(bytes).count = opened.count
        if (!unmounted) setPages(opened)
      },
      (error) => !unmounted && setRefused(reasonOf(error)),
    )
    return () => {
      unmounted = true
      setPages(undefined)
      setRefused(undefined)
      release()
    }
  }, [bytes, needed, openings])

  useEffect(() => {
    if (picture) setDrawn({ number, picture })
  }, [picture, number])

  // biome-ignore lint/correctness/useExhaustiveDependencies: "again" draws a page that took too long
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
      (error) => !signal.aborted && setDrawn({ number, reason: reasonOf(error) }),
    )
    return () => controller.abort()
  }, [bytes, pages, number, isDrawn, drawings])

  /** Opens the file or draws the page once more, whichever failed. */
  const again = () => {
    setDrawn({ number })
    if (refused) setOpenings(openings + 1)
    else setDrawings(drawings + 1)
  }
  return { refused, count: known.count, number, drawn: picture ? { number, picture } : before, again }
}
