import { useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Crop } from './crop.ts'
import { CropControls } from './crop-controls.tsx'
import { CropFrame } from './crop-frame.tsx'

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
        <button type="button" className="btn btn-primary" onClick={() => onUse(crop)}>
          Use this photo
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={() => onUse(null)}>
          Use as it is
        </button>
        <button type="button" className="btn btn-link" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </Dialog>
  )
}
