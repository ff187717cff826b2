import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { DocumentRow } from './document-row.tsx'
import type { HeldFiles } from './document-sets.ts'
import type { UploadState } from './upload-state.ts'

const columns = ['No.', 'Document', 'Status', 'Action']

interface DocumentTableProps {
  /** The name of the table. */
  label: string
  /** For which application the rows say what is needed. */
  title: ApplicationTitle
  /** The documents that were given, of both sets. */
  held: readonly string[]
  /** The row that the address names. */
  marked: string
  keys: readonly DocumentKey[]
  files: HeldFiles
  /** The one that is being uploaded. */
  uploading: { key: DocumentKey; state: UploadState } | undefined
  downloading: DocumentKey | undefined
  onOpen: (key: DocumentKey) => void
  onDownload: (key: DocumentKey) => void
}

/** The table of a set: a row for each of its documents, uploaded or not. */
export const DocumentTable = ({ label, keys, files, uploading, ...rest }: DocumentTableProps) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: `display: block` on phones takes the roles of a table away
  // biome-ignore-start lint/a11y/useSemanticElements: these are the semantic elements
  <table className="table table-cards table-documents" role="table" aria-label={label}>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th role="columnheader" scope="col" key={column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {keys.map((key, index) => (
        <DocumentRow
          key={key}
          number={index + 1}
          documentKey={key}
          file={files[key] ?? null}
          upload={uploading?.key === key ? uploading.state : undefined}
          downloading={rest.downloading === key}
          title={rest.title}
          held={rest.held}
          marked={rest.marked === key}
          onOpen={() => rest.onOpen(key)}
          onDownload={() => rest.onDownload(key)}
        />
      ))}
    </tbody>
  </table>
  // biome-ignore-end lint/a11y/useSemanticElements: these are the semantic elements
  // biome-ignore-end lint/a11y/noRedundantRoles: `display: block` on phones takes the roles of a table away
)
