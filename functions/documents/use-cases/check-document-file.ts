/** The check that every uploaded document passes, however it arrives. See functions/documents/inspection/inspect-document.ts. */
import { Invalid } from '#shared/kit/errors.ts'
import { type DocumentKey, type DocumentType, takesPdf } from '#shared/vocabulary/documents.ts'
import { unpacking } from '../gateways/unpacking.ts'
import { inspectDocument } from '../inspection/inspect-document.ts'

/** The check of any file that is kept. @returns the type measured from the bytes. @throws Invalid with the message for `file`. */
export const checkFile = (bytes: Uint8Array, options: { takesPdf: boolean }): DocumentType => {
  const checked = inspectDocument(bytes, { ...options, ...unpacking })
  if ('refusal' in checked) throw new Invalid({ file: [checked.refusal] })
  return checked.facts.type
}

/** The same for a document, which may be a picture only. */
export const checkDocumentFile = (name: DocumentKey, bytes: Uint8Array): DocumentType =>
  checkFile(bytes, { takesPdf: takesPdf(name) })
