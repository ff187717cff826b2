import { useEffect } from 'react'
import { type DocumentKey, takesPdf } from '#shared/vocabulary.ts'
import { FieldError } from '#web/ui/field-frame.tsx'
import { FileButton } from '#web/ui/picture/file-button.tsx'
import { refusalOf, type UploadState } from './upload-state.ts'

interface FileChooserProps {
  documentKey: DocumentKey
  refusal: string | undefined
  onFile: (file: File) => void
}

const name = 'document-file'
const ownFace: readonly DocumentKey[] = ['profile_image', 'profile_photo']

/** Take a photo or choose a file; what is wrong with the last one stands here and brings the focus here. */
export const FileChooser = ({ documentKey, refusal, onFile }: FileChooserProps) => {
  const described = refusal ? `${name}-hint ${name}-error` : `${name}-hint`
  const pdf = takesPdf(documentKey)
  return (
    <div className={refusal ? 'field field-invalid' : 'field'}>
      <p className="form-text" id={`${name}-hint`}>
        JPG or PNG. We make large photos smaller.{pdf && ' Or PDF, up to 4 MB.'}
        <span className="drop-hint"> You can also drop the file here.</span>
      </p>
      <div className="document-buttons">
        <FileButton
          camera={ownFace.includes(documentKey) ? 'user' : 'environment'}
          describedBy={described}
          onFile={onFile}
        >
          Take a photo
        </FileButton>
        <FileButton
          id={name}
          accept={pdf ? 'image/jpeg,image/png,application/pdf' : 'image/jpeg,image/png'}
          describedBy={described}
          onFile={onFile}
        >
          Choose a file
        </FileButton>
      </div>
      <div role="alert">
        <FieldError name={name} error={refusal} />
      </div>
    </div>
  )
}

/** Focus for the file control whenever something is wrong with the file, be it the same again. */
export const useFocusOnRefusal = (state: UploadState): void => {
  useEffect(() => {
    if (refusalOf(state)) document.getElementById(name)?.focus()
  }, [state])
}
