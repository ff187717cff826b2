import type { KeyboardEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { arrowMoves, type Crop, largestZoom, movedCrop } from './crop.ts'

interface CropControlsProps {
  picture: ImageBitmap
  crop: Crop
  onChange: (crop: Crop) => void
}

const moves = [
  ['ArrowLeft', 'right', 'turned', 'Move left'],
  ['ArrowRight', 'right', '', 'Move right'],
  ['ArrowUp', 'down', 'turned', 'Move up'],
  ['ArrowDown', 'down', '', 'Move down'],
] as const

/** Zoom slider and four buttons; while a button has the focus, the arrow keys move the photo too. */
export const CropControls = ({ picture, crop, onChange }: CropControlsProps) => {
  const closest = largestZoom(picture)
  const move = (key: string) => {
    const by = arrowMoves[key]
    if (by) onChange(movedCrop(picture, crop, ...by))
    return Boolean(by)
  }
  const moveByArrowKey = (event: KeyboardEvent) => {
    if (move(event.key)) event.preventDefault() // the dialog would scroll
  }
  return (
    <>
      <label className="form-label" htmlFor="photo-zoom">
        Zoom
      </label>
      <input
        type="range"
        id="photo-zoom"
        className="crop-zoom"
        min={1}
        max={closest}
        step={0.01}
        value={crop.zoom}
        disabled={closest === 1}
        onChange={(event) => onChange({ ...crop, zoom: Number(event.target.value) })}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()} // would submit the form around it
      />
      <fieldset className="crop-moves">
        <legend className="form-text">Move the photo with these buttons or the arrow keys</legend>
        {moves.map(([key, icon, turned, name]) => (
          <Button key={key} aria-label={name} onClick={() => move(key)} onKeyDown={moveByArrowKey}>
            <Icon name={icon} className={turned} />
          </Button>
        ))}
      </fieldset>
    </>
  )
}
