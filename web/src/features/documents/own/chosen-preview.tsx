import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { formatFileSize } from '#web/ui/document/file-description.ts'
import type { QuarterTurns } from '#web/ui/document/viewer-geometry.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ChosenFile } from '#web/ui/picture/chosen-file.ts'
import { drawPicture } from '#web/ui/picture/picture.ts'
import { keepingPlace } from './keeping-place.ts'

const sharpEnoughInPixels = 900 // the preview's height on a screen of two to three device pixels

const PicturePreview = ({
  picture,
  quarterTurns,
  label,
}: {
  picture: ImageBitmap
  quarterTurns: QuarterTurns
  label: string
}) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const shown = canvas.current
    if (!shown) return
    const drawn = drawPicture(picture, quarterTurns, sharpEnoughInPixels)
    shown.width = drawn.width
    shown.height = drawn.height
    shown.getContext('2d')?.drawImage(drawn, 0, 0)
  }, [picture, quarterTurns])
  return <canvas ref={canvas} className="document-preview" role="img" aria-label={`Preview of ${label}`} />
}

const RotateButtons = ({ onRotate }: { onRotate: (by: 1 | -1) => void }) => {
  const buttons = [
    ['Rotate left', 'rotateLeft', -1],
    ['Rotate right', 'rotateRight', 1],
  ] as const
  return buttons.map(([name, icon, by]) => (
    <Button key={name} aria-label={name} title={name} onClick={() => onRotate(by)}>
      <Icon name={icon} />
    </Button>
  ))
}

interface ChosenPreviewProps {
  file: ChosenFile
  label: string
  /** While it is being uploaded it is not rotated. */
  busy: boolean
  onRotate: (by: 1 | -1) => void
}

/** The chosen file: the picture with buttons to rotate it, or the name of a PDF. */
export const ChosenPreview = ({ file, label, busy, onRotate }: ChosenPreviewProps) => (
  <div className="document-chosen">
    {file.kind === 'picture' && (
      <PicturePreview picture={file.picture} quarterTurns={file.quarterTurns} label={label} />
    )}
    <div className="document-file-name">
      {file.kind === 'pdf' && <Icon name="file" />}
      <p>
        {file.name}, {formatFileSize(file.size)}
      </p>
      {file.kind === 'picture' && (
        <div className="document-buttons" style={keepingPlace(busy)}>
          <RotateButtons onRotate={onRotate} />
        </div>
      )}
    </div>
  </div>
)
