import { Button } from '#web/ui/button.tsx'
import { describeUpload } from '#web/ui/document/file-description.ts'
import { useDownload } from '#web/ui/document/use-download.ts'
import { FailureBox } from '#web/ui/messages/failure-message.tsx'
import type { ShownFile } from './shown-files.ts'
import type { CaseDocumentsState } from './use-case-documents.ts'

interface FileFactsProps {
  shown: ShownFile
  documents: CaseDocumentsState
  /** The name of the button that saves the file. */
  download: string
}

/** Day, size and type of a file, and its download. */
export const FileFacts = ({ shown, documents, download }: FileFactsProps) => {
  const saving = useDownload(() => documents.bytes(shown))
  return (
    <>
      <Button small onClick={() => void saving.download(shown.key, shown.file)}>
        {saving.loading ? 'Downloading…' : download}
      </Button>
      <span className="text-muted">{describeUpload(shown.file)}</span>
      {saving.failed && <FailureBox failure={saving.failed.failure} onRetry={saving.failed.again} loading />}
    </>
  )
}
