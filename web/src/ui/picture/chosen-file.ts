/** Opens the file that a person chose, or says in one sentence why it is not accepted. */
import { measuredType, sizeRefusal, typeRefusal } from '#shared/documents/rules/document-file.ts'
import { type DocumentKey, takesPdf } from '#shared/vocabulary/documents.ts'
import type { QuarterTurns } from '#web/ui/document/viewer-geometry.ts'
import { heicAdvice, isHeic } from './heic.ts'
import { decodePicture } from './picture.ts'

export type ChosenFile =
  | { kind: 'picture'; name: string; size: number; picture: ImageBitmap; quarterTurns: QuarterTurns }
  | { kind: 'pdf'; name: string; size: number; file: File }

/** A file that is not accepted; its message is shown at the buttons. */
export class FileRefused extends Error {}

const signatureLengthInBytes = 32 // the signatures of all types are among the first bytes
const notReadable = 'The photo could not be read. Try another one'

/** A sentence when a file is refused by its first bytes and its size, else null. Pictures may have any size: they are shrunk before they are sent. */
export const fileRefusal = (key: DocumentKey, firstBytes: Uint8Array, size: number): string | null => {
  if (size === 0 || isHeic(firstBytes)) return size === 0 ? sizeRefusal(0) : null
  const type = measuredType(firstBytes)
  return (
    typeRefusal(type, { takesPdf: takesPdf(key) }) ?? (type === 'application/pdf' ? sizeRefusal(size) : null)
  )
}

/** @throws FileRefused with the sentence for the person. */
export const openFile = async (key: DocumentKey, file: File): Promise<ChosenFile> => {
  const { name, size } = file
  const firstBytes = new Uint8Array(await file.slice(0, signatureLengthInBytes).arrayBuffer())
  const refusal = fileRefusal(key, firstBytes, size)
  if (refusal) throw new FileRefused(refusal)
  if (measuredType(firstBytes) === 'application/pdf') return { kind: 'pdf', name, size, file }
  const picture = await decodePicture(file).catch(() => {
    throw new FileRefused(isHeic(firstBytes) ? heicAdvice : notReadable)
  })
  return { kind: 'picture', name, size, picture, quarterTurns: 0 }
}
