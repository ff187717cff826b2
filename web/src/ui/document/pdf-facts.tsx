import '#web/theme/viewer.scss'
import { Icon } from '#web/ui/icon.tsx'

/** A PDF is not opened inside the portal (ux: section 2); its bytes are fetched only to be saved. */
export const PdfFacts = ({ name }: { name: string }) => (
  <div className="document-file-name">
    <Icon name="form" />
    <p>{name}</p>
  </div>
)
