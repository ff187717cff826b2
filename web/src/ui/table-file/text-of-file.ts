/** The text of a CSV or text file that somebody has chosen. */
const largestFileInBytes = 500_000

/** UTF-8 with or without a byte order mark, or the UTF-16 that Excel calls "Unicode text"; null where it is no text. */
export const textOfFile = async (file: Blob): Promise<string | null> => {
  if (file.size > largestFileInBytes) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
  return text.includes('\0') ? null : text
}
