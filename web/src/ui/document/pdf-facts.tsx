import '#web/theme/viewer.scss'
import { Icon } from '#web/ui/icon.tsx'

/** Applicants have their PDFs at hand (ux: section 2): the bytes are fetched only to be saved. */
export const PdfFacts = ({ name }: { name: string }) => (
  <div className="document-file-name">
    <Icon name="form" />
    <p>{name}</p>
  </div>
)
