import { useEffect, useRef } from 'react'
import { sizeWords } from '#web/ui/document/document-words.ts'
import type { Turns } from '#web/ui/document/turns.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { drawnPicture } from './picture.ts'

const sharpEnoughInPixels = 900 // the preview's height on a screen of two to three device pixels

const PicturePreview = ({ picture, turns, label }: { picture: ImageBitmap; turns: Turns; label: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const shown = canvas.current
    if (!shown) return
    const drawn = drawnPicture(picture, turns, sharpEnoughInPixels)
    shown.width = drawn.width
    shown.height = drawn.height
    shown.getContext('2d')?.drawImage(drawn, 0, 0)
  }, [picture, turns])
  return <canvas ref={canvas} className="document-preview" role="img" aria-label={`Preview of ${label}`} />
}

const TurnButtons = ({ onTurn }: { onTurn: (by: 1 | -1) => void }) => {
  const buttons = [
    ['Rotate left', 'turnLeft', -1],
    ['Rotate right', 'turnRight', 1],
  ] as const
  return buttons.map(([name, icon, by]) => (
    <button
      key={name}
      type="button"
      className="btn btn-outline-secondary"
      aria-label={name}
      title={name}
      onClick={() => onTurn(by)}
    >
      <Icon name={icon} />
    </button>
  ))
}

interface ChosenPreviewProps {
  file: ChosenFile
  label: string
  /** Absent while the file is on its way. */
  onTurn?: (by: 1 | -1) => void
}

/** What was chosen: the picture with its two turns, or the name of a PDF. */
export const ChosenPreview = ({ file, label, onTurn }: ChosenPreviewProps) => (
  <div className="document-chosen">
    {file.kind === 'picture' && <PicturePreview picture={file.picture} turns={file.turns} label={label} />}
    <div className="document-file-name">
      {file.kind === 'pdf' && <Icon name="form" />}
      <p>
        {file.name}, {sizeWords(file.size)}
      </p>
      {file.kind === 'picture' && onTurn && <TurnButtons onTurn={onTurn} />}
    </div>
  </div>
)
