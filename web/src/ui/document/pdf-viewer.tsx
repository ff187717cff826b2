import '#web/theme/viewer.scss'
import { useEffect } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { BlobPicture } from './blob-picture.tsx'
import type { ViewerProps } from './picture-viewer.tsx'
import { usePdfPage } from './use-pdf-page.ts'

const NotShown = ({ reason }: { reason: string }) => (
  <p className="document-not-shown" role="alert">
    <Icon name="alert" />
    {reason} Download it to look at it.
  </p>
)

interface PageButtonsProps {
  number: number
  count: number
  onPage: (number: number) => void
}

const PageButtons = ({ number, count, onPage }: PageButtonsProps) => (
  <div className="viewer-pages">
    {(
      [
        ['Previous page', number - 1],
        ['Next page', number + 1],
      ] as const
    ).map(([name, to]) => {
      const atEnd = to < 1 || to > count
      return (
        <button
          key={name}
          type="button"
          className="btn btn-outline-secondary"
          aria-disabled={atEnd || undefined}
          onClick={() => !atEnd && onPage(to)}
        >
          {name}
        </button>
      )
    })}
    <span className="viewer-zoom" role="status">
      Page {number} of {count}
    </span>
  </div>
)

interface PdfViewerProps extends Omit<ViewerProps, 'address'> {
  bytes: Blob
  /** From 1; the last one where the PDF has fewer. */
  page: number
  onPage: (number: number) => void
  /** Hears of every page that has been drawn. */
  onDrawn?: (picture: Blob) => void
}

/** A PDF page by page, each as a picture in the viewer of pictures. */
export const PdfViewer = ({ bytes, page, onPage, onDrawn, label, ...viewer }: PdfViewerProps) => {
  const { unreadable, count, number, drawn } = usePdfPage(bytes, page)
  const picture = drawn?.picture
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once of each picture, whoever hears it
  useEffect(() => {
    if (picture) onDrawn?.(picture)
  }, [picture])
  if (unreadable) return <NotShown reason="This PDF cannot be shown here." />
  if (!drawn || count === undefined) return <Skeleton lines={8} />
  return (
    <>
      {count > 1 && <PageButtons number={number} count={count} onPage={onPage} />}
      {picture ? (
        <BlobPicture bytes={picture} label={`${label}, page ${drawn.number}`} {...viewer} />
      ) : (
        <NotShown reason={`Page ${drawn.number} cannot be shown here.`} />
      )}
    </>
  )
}
