import { Link } from 'react-router-dom'
import type { DocumentSet } from '#shared/vocabulary.ts'
import { useApi } from '#web/api/use-api.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import '#web/theme/documents.scss'
import { documentSetDetails } from './document-sets.ts'
import { DocumentUploads } from './document-uploads.tsx'

const DocumentSetPage = ({ set }: { set: DocumentSet }) => {
  const { title, keys, other, load } = documentSetDetails[set]
  const loaded = useApi(load, [set])
  return (
    <Page title={title}>
      <p>
        Upload a clear photo or a scan of each document. You can replace a file whenever you have a better
        one. More to upload: <Link to={other.to}>{other.label}</Link>.
      </p>
      <WhenLoaded from={loaded} lines={keys.length * 2}>
        {(held) => <DocumentUploads set={set} held={held} />}
      </WhenLoaded>
    </Page>
  )
}

/** `/documents`: the set of four. */
export const DocumentsPage = () => <DocumentSetPage set="documents" />

/** `/user-documents`: the set of seven. */
export const UserDocumentsPage = () => <DocumentSetPage set="user-documents" />
