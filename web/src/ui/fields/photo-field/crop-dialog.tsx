import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '../../dialog.tsx'
import { type Crop, croppedPart, movedCrop, savedSize } from './crop.ts'
import { CropControls } from './crop-controls.tsx'

interface CropFrameProps {
  picture: ImageBitmap
  crop: Crop
  onChange: (crop: Crop) => void
}

const sharpness = 0.5 // of the saved size: enough for a frame of 210 px on a phone of two device pixels

/** The photo behind its 7:9 frame. It follows a finger or the mouse; the buttons next to it do the same. */
const CropFrame = ({ picture, crop, onChange }: CropFrameProps) => {
  const element = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const canvas = element.current
    const context = canvas?.getContext('2d')
    if (!canvas || !context) return
    const part = croppedPart(picture, crop)
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
  }, [picture, crop])

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    onChange(movedCrop(picture, crop, -event.movementX / width, -event.movementY / height))
  }

  return (
    <canvas
      ref={element}
      className="crop-frame"
      width={savedSize.width * sharpness}
      height={savedSize.height * sharpness}
      role="img"
      aria-label="Your photo in its frame"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  )
}

interface CropDialogProps {
  picture: ImageBitmap
  /** The part that is kept now. */
  first: Crop
  /** Gets the part to keep, or null for the whole picture. */
  onUse: (crop: Crop | null) => void
  onCancel: () => void
}

/** Crops the photo to 7:9, or uses the whole picture. */
export const CropDialog = ({ picture, first, onUse, onCancel }: CropDialogProps) => {
  const [crop, setCrop] = useState(first)
  return (
    <Dialog open title="Fit your face in the frame" onClose={onCancel}>
      <div className="crop">
        <CropFrame picture={picture} crop={crop} onChange={setCrop} />
        <div className="crop-side">
          <CropControls picture={picture} crop={crop} onChange={setCrop} />
        </div>
      </div>
      <div className="dialog-actions">
        <Button look="primary" onClick={() => onUse(crop)}>
          Use this photo
        </Button>
        <Button onClick={() => onUse(null)}>Use as it is</Button>
        <Button look="link" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
