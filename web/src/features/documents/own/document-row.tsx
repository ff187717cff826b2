import '#web/theme/applications/needs.scss'
import { givenAs, isRequired, needOfDocument } from '#shared/applications/rules/application-needs.ts'
import type { DocumentFile } from '#shared/documents/records/document.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { describeUpload } from '#web/ui/document/file-description.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NeedMark } from '#web/ui/needs/need-list.tsx'
import { DocumentNeed } from './document-need.tsx'
import { barPercent, progressText, type UploadState } from './upload-state.ts'

interface DocumentRowProps {
  number: number
  documentKey: DocumentKey
  file: DocumentFile | null
  /** While this document is being uploaded. */
  upload: UploadState | undefined
  downloading: boolean
  /** For which application the row says whether the document is needed. */
  title: ApplicationTitle
  /** The documents that were given, see rules/application-needs.ts. */
  held: readonly string[]
  /** The row that the address names. */
  marked: boolean
  onOpen: () => void
  onDownload: () => void
}

interface DocumentStatusProps extends Pick<DocumentRowProps, 'file' | 'upload'> {
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

/** One document; the roles are written out because cards on phones are no longer `display: table-row`. */
export const DocumentRow = (props: DocumentRowProps) => {
  const { number, documentKey, file, upload, downloading, title, held, marked, onOpen, onDownload } = props
  const label = fieldLabel(documentKey)
  const need = needOfDocument(title, documentKey)
  const given = need !== undefined && Boolean(givenAs(need, held))
  const isAskedFor = !file && need !== undefined && isRequired(need) && !given
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away
    // biome-ignore-start lint/a11y/useSemanticElements: these are the semantic elements
    <tr role="row" id={documentKey} className={marked ? 'row-next' : undefined}>
      <td role="cell" className="document-number">
        {number}
      </td>
      <th role="rowheader" scope="row">
        {label}
      </th>
      <td role="cell">
        <div className="document-marks">
          <DocumentStatus file={file} upload={upload} label={label} given={given} />
          {need && !file && <NeedMark need={need} held={held} />}
        </div>
        {need && !file && <DocumentNeed documentKey={documentKey} need={need} held={held} />}
      </td>
      <td role="cell">
        <div className="document-actions">
          {file && (
            <Button key="download" waiting={downloading} onClick={() => !downloading && onDownload()}>
              {downloading ? 'Downloading…' : 'Download'}
              <span className="visually-hidden"> {label}</span>
            </Button>
          )}
          {/* The same element before and after the upload, so that the dialog can return the focus to it. */}
          <button
            key="open"
            type="button"
            className={isAskedFor ? 'btn btn-primary' : 'btn btn-outline-secondary'}
            onClick={onOpen}
          >
            {file ? 'View' : 'Upload'}
            <span className="visually-hidden"> {label}</span>
          </button>
        </div>
      </td>
    </tr>
    // biome-ignore-end lint/a11y/useSemanticElements: these are the semantic elements
    // biome-ignore-end lint/a11y/noRedundantRoles: `display: block` takes the roles of a table away
  )
}
