import '#web/theme/applications/needs.scss'
import { givenAs, isRequired, needOfDocument } from '#shared/applications/rules/application-needs.ts'
import type { DocumentFile } from '#shared/documents/records/document.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { describeUpload } from '#web/ui/document/file-description.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NeedMark } from '#web/ui/needs/need-list.tsx'
import { DocumentNeed } from './document-need.tsx'
import type { HeldFiles } from './document-sets.ts'
import { barPercent, progressText, type UploadState } from './upload-state.ts'

interface DocumentStatusProps {
  file: DocumentFile | null
  /** While this document is being uploaded. */
  upload: UploadState | undefined
  label: string
  /** Another document is enough for the need that this one serves. */
  given: boolean
}

const DocumentStatus = ({ file, upload, label, given }: DocumentStatusProps) => {
  const progress = upload && progressText(upload)
  if (progress)
    return (
      <span className="document-progress">
        {progress}
        <progress max={100} value={barPercent(upload)} aria-label={`${label}: upload`} />
      </span>
    )
  if (!file) return given ? null : <span className="status">Not uploaded</span>
  return (
    <span className="status status-done">
      <Icon name="check" />
      {describeUpload(file)}
    </span>
  )
}

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
export const DocumentTable = (props: DocumentTableProps) => {
  const { label, title, held, marked, keys, files, uploading, downloading, onOpen, onDownload } = props
  const rows = keys.map((key) => {
    const [file, need] = [files[key] ?? null, needOfDocument(title, key)]
    const given = need !== undefined && Boolean(givenAs(need, held))
    return { key, file, need, given, label: fieldLabel(key) }
  })
  type Row = (typeof rows)[number]
  const columns: Columns<Row> = [
    { heading: 'Document', label: null, cell: (row) => row.label },
    {
      heading: 'Status',
      label: null,
      cell: ({ key, need, ...row }) => (
        <>
          <div className="document-marks">
            <DocumentStatus {...row} upload={uploading?.key === key ? uploading.state : undefined} />
            {need && !row.file && <NeedMark need={need} held={held} />}
          </div>
          {need && !row.file && <DocumentNeed documentKey={key} need={need} held={held} />}
        </>
      ),
    },
    {
      heading: 'Action',
      label: null,
      cell: ({ key, file, need, given, label }) => (
        <div className="document-actions">
          {file && (
            <Button
              key="download"
              waiting={downloading === key}
              onClick={() => downloading !== key && onDownload(key)}
            >
              {downloading === key ? 'Downloading…' : 'Download'}
              <span className="visually-hidden"> {label}</span>
            </Button>
          )}
          {/* The same element before and after the upload, so that the dialog can return the focus to it. */}
          <Button
            key="open"
            look={!file && need && isRequired(need) && !given ? 'primary' : undefined}
            onClick={() => onOpen(key)}
          >
            {file ? 'View' : 'Upload'}
            <span className="visually-hidden"> {label}</span>
          </Button>
        </div>
      ),
    },
  ]
  return (
    <DataTable
      caption={label}
      className="table-cards table-documents"
      leading={{
        heading: 'No.',
        label: null,
        className: 'document-number',
        cell: ({ key }) => keys.indexOf(key) + 1,
      }}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      idOf={({ key }) => key}
      classOf={({ key }) => (key === marked ? 'row-next' : undefined)}
    />
  )
}
