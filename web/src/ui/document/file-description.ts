/** Size, type, day of upload and file name of a document, as people read them. */

import type { DocumentFile } from '#shared/documents/records/document.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import type { DocumentKey, DocumentType } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** "340 KB", "6.2 MB" */
export const formatFileSize = (bytes: number): string =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / kilobyte))} KB` : `${(bytes / megabyte).toFixed(1)} MB`

const typeNames: Record<DocumentType, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
}

/** "Uploaded 21-11-2026, 340 KB, JPG" */
export const describeUpload = ({ uploaded_at, size, type }: DocumentFile): string =>
  `Uploaded ${formatDate(dayInKarachi(new Date(uploaded_at)))}, ${formatFileSize(size)}, ${typeNames[type]}`

/** "cnic-front.jpg" */
export const downloadFileName = (key: DocumentKey, { type }: Pick<DocumentFile, 'type'>): string => {
  const extension = typeNames[type].toLowerCase()
  return `${fieldLabel(key).toLowerCase().replaceAll(/\W+/g, '-')}.${extension}`
}
