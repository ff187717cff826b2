import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { fitPage, fitWidth, type QuarterTurns, rotatedBy, type Zoom, zoomedBy } from './viewer-geometry.ts'

/** Zoom and rotation of the shown picture. */
export interface View {
  zoom: Zoom
  quarterTurns: QuarterTurns
}

/** The whole picture. */
export const initialPictureView: View = { zoom: fitPage, quarterTurns: 0 }

interface ViewerButtonsProps {
  view: View
  onView: (view: View) => void
  /** CSS pixels for each pixel of the picture: while it fits, and as it is shown; unknown until it is loaded. */
  scales: { fit: number; scale: number } | null
}

/** Buttons to zoom and rotate the picture. */
export const ViewerButtons = ({ view, onView, scales }: ViewerButtonsProps) => {
  const { zoom, quarterTurns } = view
  const zoomTo = (to: Zoom) => () => onView({ ...view, zoom: to })
  const rotate = (by: 1 | -1) => () => onView({ ...view, quarterTurns: rotatedBy(quarterTurns, by) })
  const atEnd = (by: 1 | -1) => zoomedBy(zoom, by).times === zoom.times
  const fits = ({ fit }: Zoom) => zoom.fit === fit && zoom.times === 1
  const buttons = [
    ['Zoom in', 'plus', zoomTo(zoomedBy(zoom, 1)), { 'aria-disabled': atEnd(1) || undefined }],
    ['Zoom out', 'minus', zoomTo(zoomedBy(zoom, -1)), { 'aria-disabled': atEnd(-1) || undefined }],
    ['Fit width', 'fitWidth', zoomTo(fitWidth), { 'aria-pressed': fits(fitWidth) }],
    ['Fit page', 'fitPage', zoomTo(fitPage), { 'aria-pressed': fits(fitPage) }],
    ['Rotate left', 'rotateLeft', rotate(-1), {}],
    ['Rotate right', 'rotateRight', rotate(1), {}],
  ] as const
  return (
    <div className="viewer-buttons">
      {buttons.map(([name, icon, press, state]) => (
        <Button key={name} aria-label={name} title={name} onClick={press} {...state}>
          <Icon name={icon} />
        </Button>
      ))}
      <Button onClick={() => scales && onView({ ...view, zoom: { ...zoom, times: 1 / scales.fit } })}>
        100 %
      </Button>
      <span className="viewer-zoom" role="status">
        {scales && `${Math.round(scales.scale * 100)} %`}
      </span>
    </div>
  )
}
