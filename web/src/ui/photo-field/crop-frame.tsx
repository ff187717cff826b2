import { type PointerEvent, useEffect, useRef } from 'react'
import { type Crop, croppedPart, movedCrop, savedSize } from './crop.ts'

interface CropFrameProps {
  picture: ImageBitmap
  crop: Crop
  onChange: (crop: Crop) => void
}

const sharpness = 0.5 // of the saved size: enough for a frame of 210 px on a phone of two device pixels

/** The photo behind its 7:9 frame. It follows a finger or the mouse; the buttons beside it do the same. */
export const CropFrame = ({ picture, crop, onChange }: CropFrameProps) => {
  const sheet = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const canvas = sheet.current
    const pen = canvas?.getContext('2d')
    if (!canvas || !pen) return
    const part = croppedPart(picture, crop)
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
  }, [picture, crop])

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    onChange(movedCrop(picture, crop, -event.movementX / width, -event.movementY / height))
  }

  return (
    <canvas
      ref={sheet}
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
