/** How a picture is to be turned, as cameras note it in EXIF (TIFF 6.0, section 2; CIPA DC-008, tag Orientation). */

const tagOfOrientation = 0x0112
const typeOfShort = 3
const entryInBytes = 12

/** @param tiff from the byte order mark on. @returns 2 to 8 where the picture is to be turned, else null. */
export const orientationOf = (tiff: Uint8Array): number | null => {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  if (tiff.length < 8) return null
  const little = view.getUint16(0) === 0x4949 // "II"
  const directory = view.getUint32(4, little)
  if (directory + 2 > tiff.length) return null
  const entries = view.getUint16(directory, little)
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * entryInBytes
    if (at + entryInBytes > tiff.length) return null
    if (view.getUint16(at, little) !== tagOfOrientation) continue
    const turn = view.getUint16(at + 2, little) === typeOfShort ? view.getUint16(at + 8, little) : 1
    return turn >= 2 && turn <= 8 ? turn : null
  }
  return null
}

/** EXIF that says nothing but how the picture is to be turned. */
export const tiffOfOrientation = (turn: number): Uint8Array => {
  const tiff = new DataView(new ArrayBuffer(26))
  tiff.setUint32(0, 0x4d4d002a) // "MM", 42
  tiff.setUint32(4, 8) // the only directory
  tiff.setUint16(8, 1) // its only entry
  tiff.setUint16(10, tagOfOrientation)
  tiff.setUint16(12, typeOfShort)
  tiff.setUint32(14, 1)
  tiff.setUint16(18, turn)
  return new Uint8Array(tiff.buffer)
}
