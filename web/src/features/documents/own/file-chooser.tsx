import { useEffect } from 'react'
import { type DocumentKey, takesPdf } from '#shared/vocabulary/documents.ts'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { FileButton } from '#web/ui/picture/file-button.tsx'
import { refusalOf, type UploadState } from './upload-state.ts'

interface FileChooserProps {
  documentKey: DocumentKey
  refusal: string | undefined
  onFile: (file: File) => void
}

const inputId = 'document-file'
const portraits: readonly DocumentKey[] = ['profile_image', 'profile_photo']

/** Take a photo or choose a file; shows what is wrong with the last one. */
export const FileChooser = ({ documentKey, refusal, onFile }: FileChooserProps) => {
  const described = refusal ? `${inputId}-hint ${inputId}-error` : `${inputId}-hint`
  const pdf = takesPdf(documentKey)
  return (
    <div className={refusal ? 'field field-invalid' : 'field'}>
      <p className="form-text" id={`${inputId}-hint`}>
        JPG or PNG. We make large photos smaller.{pdf && ' Or PDF, up to 4 MB.'}
        <span className="drop-hint"> You can also drop the file here.</span>
      </p>
      <div className="document-buttons">
        <FileButton
          camera={portraits.includes(documentKey) ? 'user' : 'environment'}
          describedBy={described}
          onFile={onFile}
        >
          Take a photo
        </FileButton>
        <FileButton
          id={inputId}
          accept={pdf ? 'image/jpeg,image/png,application/pdf' : 'image/jpeg,image/png'}
          describedBy={described}
          onFile={onFile}
        >
          Choose a file
        </FileButton>
      </div>
      <div role="alert">
        <FieldError name={inputId} error={refusal} />
      </div>
    </div>
  )
}

/** Moves the focus to the file control after each refusal, also when the message is the same as before. */
export const useFocusOnRefusal = (state: UploadState): void => {
  useEffect(() => {
    if (refusalOf(state)) document.getElementById(inputId)?.focus()
  }, [state])
}
