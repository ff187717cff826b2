import '#web/theme/viewer.scss'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { type Size, type Turns, turnedBy } from './turns.ts'
import { shownSizes, type Zoom, zoomedBy } from './viewer-geometry.ts'

const nothing: Size = { width: 0, height: 0 }

/** The inner size of an element, as long as it is there. */
const useInnerSize = () => {
  const element = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(nothing)
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

/** How somebody looks at a picture. */
export interface View {
  zoom: Zoom
  turns: Turns
}
export const unturned: View = { zoom: 1, turns: 0 }

interface ViewerButtonsProps {
  view: View
  onView: (view: View) => void
  /** The zoom that shows the picture's own pixels, where that is offered. */
  ownPixels: Zoom | undefined
}

const ViewerButtons = ({ view, onView, ownPixels }: ViewerButtonsProps) => {
  const { zoom, turns } = view
  const zoomTo = (to: Zoom) => () => onView({ ...view, zoom: to })
  const turn = (by: 1 | -1) => () => onView({ ...view, turns: turnedBy(turns, by) })
  const buttons = [
    ['Zoom in', 'plus', zoomTo(zoomedBy(zoom, 1)), zoomedBy(zoom, 1) === zoom],
    ['Zoom out', 'minus', zoomTo(zoomedBy(zoom, -1)), zoomedBy(zoom, -1) === zoom],
    ['Fit', 'fit', zoomTo(1), false],
    ['Rotate left', 'turnLeft', turn(-1), false],
    ['Rotate right', 'turnRight', turn(1), false],
  ] as const
  return (
    <div className="viewer-buttons">
      {buttons.map(([name, icon, press, atEnd]) => (
        <button
          key={name}
          type="button"
          className="btn btn-outline-secondary"
          aria-label={name}
          title={name}
          aria-disabled={atEnd || undefined}
          onClick={press}
        >
          <Icon name={icon} />
        </button>
      ))}
      {ownPixels && (
        <button type="button" className="btn btn-outline-secondary" onClick={zoomTo(ownPixels)}>
          100 %
        </button>
      )}
      <span className="viewer-zoom" role="status">
        {Math.round((zoom / (ownPixels ?? 1)) * 100)} %
      </span>
    </div>
  )
}

export interface ViewerProps {
  address: string
  label: string
  view: View
  onView: (view: View) => void
  /** Per cent of the picture's own pixels and a button for 100 %, instead of times of the fitting size. */
  inPixels?: boolean
}

/** The picture in a frame that scrolls, with buttons for everything. */
export const PictureViewer = ({ address, label, view, onView, inPixels }: ViewerProps) => {
  const { element, size: frame } = useInnerSize()
  const [picture, setPicture] = useState<Size>()
  const shown = picture && frame.width > 0 ? shownSizes(picture, frame, view.turns, view.zoom) : null
  const { image, space } = shown ?? { image: nothing, space: nothing }
  return (
    <div className="viewer">
      <ViewerButtons view={view} onView={onView} ownPixels={inPixels && shown ? 1 / shown.fit : undefined} />
      {/* biome-ignore lint/a11y/useSemanticElements: a section would need a heading of its own */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus */}
      <div ref={element} className="viewer-frame" role="region" aria-label={`${label}, picture`} tabIndex={0}>
        <div className="viewer-space" style={space}>
          <img
            src={address}
            alt={label}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setPicture({ width, height })
            }
            style={{ ...image, transform: `translate(-50%, -50%) rotate(${view.turns * 90}deg)` }}
          />
        </div>
      </div>
    </div>
  )
}
