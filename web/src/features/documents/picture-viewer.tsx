import { useEffect, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { type Size, type Turns, turnedBy } from './shrink.ts'
import { shownSizes, type Zoom, zoomedBy, zooms } from './viewer-geometry.ts'

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

interface ViewerButtonsProps {
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  onTurn: (by: 1 | -1) => void
}

const ViewerButtons = ({ zoom, onZoom, onTurn }: ViewerButtonsProps) => {
  const buttons = [
    ['Zoom in', 'plus', () => onZoom(zoomedBy(zoom, 1)), zoom === zooms.at(-1)],
    ['Zoom out', 'minus', () => onZoom(zoomedBy(zoom, -1)), zoom === 1],
    ['Fit', 'fit', () => onZoom(1), false],
    ['Rotate left', 'turnLeft', () => onTurn(-1), false],
    ['Rotate right', 'turnRight', () => onTurn(1), false],
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
      <span className="viewer-zoom" role="status">
        {zoom * 100} %
      </span>
    </div>
  )
}

/** The picture in a frame that scrolls, with buttons for everything. */
export const PictureViewer = ({ address, label }: { address: string; label: string }) => {
  const { element, size: frame } = useInnerSize()
  const [picture, setPicture] = useState<Size>()
  const [turns, setTurns] = useState<Turns>(0)
  const [zoom, setZoom] = useState<Zoom>(1)
  const { image, space } = picture
    ? shownSizes(picture, frame, turns, zoom)
    : { image: nothing, space: nothing }
  return (
    <div className="viewer">
      <ViewerButtons zoom={zoom} onZoom={setZoom} onTurn={(by) => setTurns((it) => turnedBy(it, by))} />
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
            style={{ ...image, transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` }}
          />
        </div>
      </div>
    </div>
  )
}
