import '#web/theme/documents/documents.scss'
import type { ReactNode } from 'react'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { useWords } from '#web/ui/language/language.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { FileButton } from './file-button.tsx'
import { paperWords } from './paper-words.ts'

interface PaperChooserProps {
  /** The id that an error summary leads to. */
  name: string
  label: string
  hint: ReactNode
  file: File | undefined
  error: string | undefined
  onFile: (file: File) => void
}

/** Takes a photo of a paper, or chooses a file of it. */
export const PaperChooser = ({ name, label, hint, file, error, onFile }: PaperChooserProps) => {
  const words = useWords(paperWords)
  const described = error ? `${name}-hint ${name}-error` : `${name}-hint`
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <p className="form-label">{label}</p>
      <p className="form-text" id={`${name}-hint`}>
        {hint} {words.types}
      </p>
      <div className="document-buttons">
        <FileButton camera="environment" describedBy={described} onFile={onFile}>
          {words.takePhoto}
        </FileButton>
        <FileButton
          id={name}
          accept="image/jpeg,image/png,application/pdf"
          describedBy={described}
          onFile={onFile}
        >
          {words.chooseFile}
        </FileButton>
      </div>
      <p role="status">{file && <Typed>{file.name}</Typed>}</p>
      <FieldError name={name} error={error} />
    </div>
  )
}
