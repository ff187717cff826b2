import '#web/theme/documents.scss'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { FileButton } from '#web/ui/picture/file-button.tsx'

interface CertificateChooserProps {
  file: File | undefined
  error: string | undefined
  onFile: (file: File) => void
}

/** Takes a photo of the certificate, or chooses a file of it. */
export const CertificateChooser = ({ file, error, onFile }: CertificateChooserProps) => {
  const described = error ? 'certificate-hint certificate-error' : 'certificate-hint'
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <p className="form-label">Photo of the certificate</p>
      <p className="form-text" id="certificate-hint">
        The whole paper, so that its number can be read. JPG, PNG or PDF. We make large photos smaller.
      </p>
      <div className="document-buttons">
        <FileButton camera="environment" describedBy={described} onFile={onFile}>
          Take a photo
        </FileButton>
        <FileButton
          id="certificate"
          accept="image/jpeg,image/png,application/pdf"
          describedBy={described}
          onFile={onFile}
        >
          Choose a file
        </FileButton>
      </div>
      <p role="status">{file && <bdi>{file.name}</bdi>}</p>
      <FieldError name="certificate" error={error} />
    </div>
  )
}
