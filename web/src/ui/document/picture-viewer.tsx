import '#web/theme/documents/viewer.scss'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useKeptPoint } from './use-kept-point.ts'
import { usePointerZoom } from './use-pointer-zoom.ts'
import { type View, ViewerButtons } from './viewer-buttons.tsx'
import { type Size, scaledBy, shownSizes } from './viewer-geometry.ts'
import { type Pages, ViewerPages } from './viewer-pages.tsx'

const emptySize: Size = { width: 0, height: 0 }

/** The inner size of the element that gets the returned ref, also after it was resized. */
const useInnerSize = () => {
  const element = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(emptySize)
  useEffect(() => {
    const frame = element.current
    if (!frame) return
    const observer = new ResizeObserver(() =>
      setSize({ width: frame.clientWidth, height: frame.clientHeight }),
    )
    observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  return { element, size }
}

/** Moves the picture in its frame with the mouse; for a finger the browser scrolls the frame. */
const useDragScroll = (frame: RefObject<HTMLElement | null>) => {
  /** Pointer and scrolling at the start together. */
  const start = useRef({ x: 0, y: 0 })
  return {
    onPointerDown: ({ currentTarget, pointerId, pointerType, button, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse' || button !== 0 || !frame.current) return
      currentTarget.setPointerCapture(pointerId)
      start.current = { x: clientX + frame.current.scrollLeft, y: clientY + frame.current.scrollTop }
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
      if (currentTarget.hasPointerCapture(pointerId))
        frame.current?.scrollTo(start.current.x - clientX, start.current.y - clientY)
    },
  }
}

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
