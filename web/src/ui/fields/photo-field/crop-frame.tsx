import { type PointerEvent, useEffect, useRef } from 'react'
import { type Crop, croppedPart, movedCrop, savedSize } from './crop.ts'

interface CropFrameProps {
  picture: ImageBitmap
  crop: Crop
  onChange: (crop: Crop) => void
}

const sharpness = 0.5 // of the saved size: enough for a frame of 210 px on a phone of two device pixels

/** The photo behind its 7:9 frame. It follows a finger or the mouse; the buttons next to it do the same. */
export const CropFrame = ({ picture, crop, onChange }: CropFrameProps) => {
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
