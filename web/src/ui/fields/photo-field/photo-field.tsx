import '#web/theme/photo-field.scss'
import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { useFieldLabels } from '../../messages/field-labels.ts'
import { FileButton } from '../../picture/file-button.tsx'
import { FieldError, type FieldProps, useFieldError } from '../field.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { PhotoPreview } from './photo-preview.tsx'
import { usePreviewAddress } from './preview-address.ts'
import { useChosenPhoto } from './use-chosen-photo.ts'
import { useHeldSubmit } from './use-held-submit.ts'

/** One good example, drawn: face and shoulders, looking ahead, plain white background. */
const PhotoExample = () => (
  <figure className="photo-example">
    <svg viewBox="0 0 70 90" role="img" aria-label="Example of a good photo">
      <rect className="ground" x="0.5" y="0.5" width="69" height="89" />
      <path className="person" d="M8 90c2-20 12-27 27-27s25 7 27 27Z" />
      <ellipse className="person" cx="35" cy="36" rx="17" ry="22" />
    </svg>
    <figcaption className="form-text">
      Face and shoulders, looking ahead, on a plain white background. JPG or PNG, at least 350 pixels wide.
    </figcaption>
  </figure>
)

interface PhotoFieldProps extends Pick<FieldProps, 'name' | 'hint'> {
  label?: string
  /** Address of the photo that is stored already. */
  stored?: string | null
}

/**
 * A passport photo: taken or chosen, fitted to 7:9 and shrunk to 700 × 900 pixels by itself; adjusting it is optional.
 * The form holds the data string of a new photo, null for a removed one, undefined while nothing changed.
 */
export const PhotoField = ({ name, label, hint, stored = null }: PhotoFieldProps) => {
  const fieldLabel = useFieldLabels()
  const { field } = useController({ name })
  const chosen = useChosenPhoto(field.onChange)
  const frame = useRef<HTMLFieldSetElement>(null)
  useHeldSubmit(frame, chosen.working, chosen.refusal !== undefined)
  const invalid = useFieldError(name)
  const photo: string | null = field.value === undefined ? stored : field.value
  const address = usePreviewAddress(photo)
  const error = chosen.refusal ?? invalid
  const describedBy =
    [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset className={error ? 'field field-invalid' : 'field'} ref={frame}>
      <legend className="form-label">{label ?? fieldLabel(name)}</legend>
      {hint && (
        <div className="form-text" id={`${name}-hint`}>
          {hint}
        </div>
      )}
      {address ? <PhotoPreview address={address} /> : <PhotoExample />}
      <div className="form-text photo-status" role="status">
        {chosen.working && 'Fitting the photo…'}
        {!chosen.working &&
          chosen.mayAdjust &&
          'Fitted to the frame. Adjust it if your face is not in the middle.'}
      </div>
      <div className="photo-buttons">
        <FileButton camera="user" describedBy={describedBy} onFile={chosen.choose}>
          Take a photo
        </FileButton>
        <FileButton id={name} describedBy={describedBy} onFile={chosen.choose}>
          Choose a file
        </FileButton>
        {chosen.mayAdjust && (
          <Button onClick={chosen.adjust}>
            Adjust<span className="visually-hidden"> photo</span>
          </Button>
        )}
        {photo && (
          <Button
            onClick={() => {
              chosen.forget()
              field.onChange(null)
            }}
          >
            Remove<span className="visually-hidden"> photo</span>
          </Button>
        )}
      </div>
      <div role="alert">
        <FieldError name={name} error={error} />
      </div>
      {chosen.adjusted && (
        <CropDialog
          picture={chosen.adjusted}
          first={chosen.crop}
          onUse={chosen.use}
          onCancel={chosen.cancel}
        />
      )}
    </fieldset>
  )
}
