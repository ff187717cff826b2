/** The check that every uploaded document passes, however it arrives. See functions/files/inspect-document.ts. */
import { inflateSync } from 'node:zlib'
import { inspectDocument } from '#functions/files/inspect-document.ts'
import { Invalid } from '#shared/errors.ts'
import type { DocumentType } from '#shared/vocabulary.ts'
import { type DocumentKey, takesPdf } from '#shared/vocabulary.ts'

const inflate = (bytes: Uint8Array, most: number): Uint8Array | null => {
  try {
    return inflateSync(bytes, { maxOutputLength: most })
  } catch {
    return null
  }
}

/** @returns the type measured from the bytes. @throws Invalid with the message for `file`. */
export const checkDocumentFile = (name: DocumentKey, bytes: Uint8Array): DocumentType => {
  const checked = inspectDocument(bytes, { takesPdf: takesPdf(name), inflate })
  if ('refusal' in checked) throw new Invalid({ file: [checked.refusal] })
  return checked.facts.type
}
