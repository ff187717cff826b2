import { Icon } from '#web/ui/icon.tsx'
import { type QuarterTurns, rotatedBy } from './rotation.ts'
import { type Zoom, zoomedBy } from './viewer-geometry.ts'

/** Zoom and rotation of the shown picture. */
export interface View {
  zoom: Zoom
  quarterTurns: QuarterTurns
}

export const initialPictureView: View = { zoom: 1, quarterTurns: 0 }

interface ViewerButtonsProps {
  view: View
  onView: (view: View) => void
  /** The zoom that shows the picture's own pixels, where that is offered. */
  ownPixels: Zoom | undefined
}

/** Buttons to zoom and rotate the picture. */
export const ViewerButtons = ({ view, onView, ownPixels }: ViewerButtonsProps) => {
  const { zoom, quarterTurns } = view
  const zoomTo = (to: Zoom) => () => onView({ ...view, zoom: to })
  const rotate = (by: 1 | -1) => () => onView({ ...view, quarterTurns: rotatedBy(quarterTurns, by) })
  const buttons = [
    ['Zoom in', 'plus', zoomTo(zoomedBy(zoom, 1)), zoomedBy(zoom, 1) === zoom],
    ['Zoom out', 'minus', zoomTo(zoomedBy(zoom, -1)), zoomedBy(zoom, -1) === zoom],
    ['Fit', 'fit', zoomTo(1), false],
    ['Rotate left', 'rotateLeft', rotate(-1), false],
    ['Rotate right', 'rotateRight', rotate(1), false],
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
