import '#web/theme/documents/viewer.scss'
import { useEffect } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { BlobPicture } from '../blob-picture.tsx'
import type { ViewerProps } from '../picture-viewer.tsx'
import { type Pages, ViewerPages } from '../viewer-pages.tsx'
import { mostPages } from './pdf-pages.ts'
import { type NotShownReason, usePdfPage } from './use-pdf-page.ts'

const reasons: Record<NotShownReason, (what: string) => string> = {
  unreadable: (what) => `${what} cannot be shown here.`,
  'too-long': (what) => `${what} takes too long to draw, so drawing was stopped.`,
  'too-many-pages': () => `This PDF has more than ${mostPages} pages and is not shown here.`,
}

interface NotShownProps {
  what: string
  reason: NotShownReason
  onAgain: () => void
}

const NotShown = ({ what, reason, onAgain }: NotShownProps) => (
  <div className="document-not-shown" role="alert">
    <Icon name="alert" />
    <p>{reasons[reason](what)} Download it to look at it.</p>
    {reason === 'too-long' && (
      <Button look="outline" small onClick={onAgain}>
        Draw it again
      </Button>
    )}
  </div>
)

interface PdfViewerProps extends Omit<ViewerProps, 'address' | 'pages'> {
  bytes: Blob
  /** From 1; the last page if the PDF has fewer. */
  page: number
  onPage: (number: number) => void
  /** Hears of every page that is shown, and how many pages there are. */
  onDrawn?: (picture: Blob, count: number) => void
}

/** A PDF page by page, each as a picture in the viewer of pictures. */
export const PdfViewer = ({ bytes, page, onPage, onDrawn, label, ...viewer }: PdfViewerProps) => {
  const { refused, count, number, drawn, again } = usePdfPage(bytes, page)
  const picture = drawn?.picture
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once of each picture, whoever hears it
  useEffect(() => {
    if (picture) onDrawn?.(picture, count ?? 1)
  }, [picture])
  if (refused) return <NotShown what="This PDF" reason={refused} onAgain={again} />
  if (!drawn || count === undefined) return <Skeleton lines={8} />
  const pages: Pages | undefined = count > 1 ? { number, count, onPage } : undefined
  if (picture)
    return <BlobPicture bytes={picture} label={`${label}, page ${drawn.number}`} pages={pages} {...viewer} />
  return (
    <>
      {pages && <ViewerPages {...pages} />}
      {drawn.reason ? (
        <NotShown what={`Page ${drawn.number}`} reason={drawn.reason} onAgain={again} />
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  )
}
