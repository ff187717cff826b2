/** From what a person chose to what can be shown and sent, or the sentence that says why not. */
import { measuredType, sizeRefusal, typeRefusal } from '#shared/rules/document-file.ts'
import { type DocumentKey, takesPdf } from '#shared/vocabulary.ts'
import type { Turns } from '#web/ui/document/turns.ts'
import { decodePicture } from './picture.ts'

export type ChosenFile =
  | { kind: 'picture'; name: string; size: number; picture: ImageBitmap; turns: Turns }
  | { kind: 'pdf'; name: string; size: number; file: File }

/** A file that is not taken; its message is shown at the buttons. */
export class FileRefused extends Error {}

const enoughToTell = 32 // bytes; the signatures of all types lie in them
const saveAsJpg = 'This browser cannot open HEIC photos. Save it as JPG and choose it again'
const notReadable = 'The photo could not be read. Try another one'

/** A photo as iPhones keep it: an ISO media file of a HEIF brand. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(4, 12)))

/** A sentence when a file is refused by its first bytes and its size, else null. Pictures may be of any size. */
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
  const firstBytes = new Uint8Array(await file.slice(0, enoughToTell).arrayBuffer())
  const refusal = fileRefusal(key, firstBytes, size)
  if (refusal) throw new FileRefused(refusal)
  if (measuredType(firstBytes) === 'application/pdf') return { kind: 'pdf', name, size, file }
  const picture = await decodePicture(file).catch(() => {
    throw new FileRefused(isHeic(firstBytes) ? saveAsJpg : notReadable)
  })
  return { kind: 'picture', name, size, picture, turns: 0 }
}
