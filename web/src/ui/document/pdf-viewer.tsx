import '#web/theme/viewer.scss'
import { useEffect } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { BlobPicture } from './blob-picture.tsx'
import type { ViewerProps } from './picture-viewer.tsx'
import { usePdfPage } from './use-pdf-page.ts'
import { type Pages, ViewerPages } from './viewer-pages.tsx'

const NotShown = ({ reason }: { reason: string }) => (
  <p className="document-not-shown" role="alert">
    <Icon name="alert" />
    {reason} Download it to look at it.
  </p>
)

interface PdfViewerProps extends Omit<ViewerProps, 'address' | 'pages'> {
  bytes: Blob
  /** From 1; the last one where the PDF has fewer. */
  page: number
  onPage: (number: number) => void
  /** Hears of every page that is shown, and how many pages there are. */
  onDrawn?: (picture: Blob, count: number) => void
}

/** A PDF page by page, each as a picture in the viewer of pictures. */
export const PdfViewer = ({ bytes, page, onPage, onDrawn, label, ...viewer }: PdfViewerProps) => {
  const { unreadable, count, number, drawn } = usePdfPage(bytes, page)
  const picture = drawn?.picture
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once of each picture, whoever hears it
  useEffect(() => {
    if (picture) onDrawn?.(picture, count ?? 1)
  }, [picture])
  if (unreadable) return <NotShown reason="This PDF cannot be shown here." />
  if (!drawn || count === undefined) return <Skeleton lines={8} />
  const pages: Pages | undefined = count > 1 ? { number, count, onPage } : undefined
  if (picture)
    return <BlobPicture bytes={picture} label={`${label}, page ${drawn.number}`} pages={pages} {...viewer} />
  return (
    <>
      {pages && <ViewerPages {...pages} />}
      <NotShown reason={`Page ${drawn.number} cannot be shown here.`} />
    </>
  )
}
