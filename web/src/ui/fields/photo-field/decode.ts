/** Decodes the file that a person chose, or says in one sentence why it is not accepted. */
import { heicAdvice, heicSignatureLength, isHeic } from '#web/ui/picture/heic.ts'
import { narrowestInPixels, type Size } from './crop.ts'

/** A photo that is not accepted; its message is shown at the field. */
export class PhotoRefused extends Error {}

const acceptedTypes = ['image/jpeg', 'image/png']
const wrongType = 'The file must be a JPG or PNG'
const damaged = 'The photo is damaged or not complete. Take it again or choose another one'

/** Phones give the type of a HEIC photo differently or not at all, so its first bytes tell. */
const looksLikeHeic = async (file: File): Promise<boolean> =>
  isHeic(new Uint8Array(await file.slice(0, heicSignatureLength).arrayBuffer()))

/** Why a file is refused before it is opened, or null. */
export const fileRefusal = (file: { size: number; type: string }): string | null => {
  if (file.size === 0) return 'The file is empty'
  return acceptedTypes.includes(file.type) ? null : wrongType
}

/** Why a decoded picture is refused, or null. */
export const sizeRefusal = ({ width, height }: Size): string | null =>
  width < narrowestInPixels
    ? `The photo must be at least ${narrowestInPixels} pixels wide; yours is ${width} × ${height}`
    : null

/**
 * Decodes a photo, rotated as the camera noted (EXIF).
 * @throws PhotoRefused with the sentence for the person.
 */
export const decodePhoto = async (file: File): Promise<ImageBitmap> => {
  const isHeicPhoto = await looksLikeHeic(file)
  const refusal = isHeicPhoto ? null : fileRefusal(file)
  if (refusal) throw new PhotoRefused(refusal)
  const picture = await createImageBitmap(file).catch(() => {
    throw new PhotoRefused(isHeicPhoto ? heicAdvice : damaged)
  })
  const tooSmall = sizeRefusal(picture)
  if (tooSmall) {
    picture.close()
    throw new PhotoRefused(tooSmall)
  }
  return picture
}
