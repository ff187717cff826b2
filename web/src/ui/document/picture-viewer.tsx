import '#web/theme/documents/viewer.scss'
import { type KeyboardEvent, useState } from 'react'
import type { Size } from './rotation.ts'
import { useDragScroll } from './use-drag-scroll.ts'
import { emptySize, useInnerSize } from './use-inner-size.ts'
import { useKeptPoint } from './use-kept-point.ts'
import { usePointerZoom } from './use-pointer-zoom.ts'
import { type View, ViewerButtons } from './viewer-buttons.tsx'
import { scaledBy, shownSizes } from './viewer-geometry.ts'
import { type Pages, ViewerPages } from './viewer-pages.tsx'

export interface ViewerProps {
  address: string
  label: string
  view: View
  onView: (view: View) => void
  /** Of a PDF with more than one page. */
  pages?: Pages
}

/** Page Up and Page Down scroll, and show the neighbouring page of a PDF at the end of this one. */
const turnPage = ({ key, currentTarget: frame }: KeyboardEvent, { number, count, onPage }: Pages): void => {
  const atTop = frame.scrollTop <= 0
  const atEnd = frame.scrollTop + frame.clientHeight >= frame.scrollHeight - 1
  if (key === 'PageDown' && atEnd && number < count) onPage(number + 1)
  if (key === 'PageUp' && atTop && number > 1) onPage(number - 1)
}

/** The picture in a frame that scrolls, with buttons to zoom and rotate. */
export const PictureViewer = ({ address, label, view, onView, pages }: ViewerProps) => {
  const { element, size: frame } = useInnerSize()
  const [picture, setPicture] = useState<Size>()
  const shown = picture && frame.width > 0 ? shownSizes(picture, frame, view.quarterTurns, view.zoom) : null
  const { image, space } = shown ?? { image: emptySize, space: emptySize }
  const keepPoint = useKeptPoint(element, { address, view, space })
  const drag = useDragScroll(element)
  usePointerZoom(element, (factor, at) => {
    keepPoint(at)
    onView({ ...view, zoom: scaledBy(view.zoom, factor) })
  })
  return (
    <div className="viewer">
      <div className="viewer-bar">
        {pages && <ViewerPages {...pages} />}
        <ViewerButtons view={view} onView={onView} scales={shown} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would need a heading of its own */}
      <div
        ref={element}
        className="viewer-frame"
        role="region"
        aria-label={`${label}, picture`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
        tabIndex={0}
        onKeyDown={(event) => pages && turnPage(event, pages)}
      >
        <div className="viewer-space" style={space} {...drag}>
          <img
            src={address}
            alt={label}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setPicture({ width, height })
            }
            style={{ ...image, transform: `translate(-50%, -50%) rotate(${view.quarterTurns * 90}deg)` }}
          />
        </div>
      </div>
    </div>
  )
}
