/** Every file, whichever way it comes, passes here (functions/files/inspect-document.ts says what passes). */
import { inflateSync } from 'node:zlib'
import { checkDocumentFile } from '#functions/files/inspect-document.ts'
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

/** @returns the type measured from the bytes. @throws Invalid with the sentence for `file`. */
export const checkFile = (name: DocumentKey, bytes: Uint8Array): DocumentType => {
  const checked = checkDocumentFile(bytes, { takesPdf: takesPdf(name), inflate })
  if ('refusal' in checked) throw new Invalid({ file: [checked.refusal] })
  return checked.facts.type
}
