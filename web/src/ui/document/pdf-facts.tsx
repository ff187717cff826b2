import '#web/theme/documents/viewer.scss'
import { Icon } from '#web/ui/icon.tsx'

/** The name of an uploaded PDF. Applicants have the file itself, so its bytes are fetched only to be saved. */
export const PdfFacts = ({ name }: { name: string }) => (
  <div className="document-file-name">
    <Icon name="file" />
    <p>{name}</p>
  </div>
)
