/** Reads pasted text or a chosen file as rows to check. The library for it is fetched when it is needed. */
import { type ReadRows, readCheckRows } from '#shared/register/rules/check-rows.ts'

const largestFileInBytes = 500_000

/** UTF-8 with or without a byte order mark, or the UTF-16 that Excel calls "Unicode text"; null where it is no text. */
export const textOfFile = async (file: Blob): Promise<string | null> => {
  if (file.size > largestFileInBytes) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
  return text.includes('\0') ? null : text
}

export const rowsIn = async (text: string): Promise<ReadRows> => {
  const { default: Papa } = await import('papaparse')
  const { data } = Papa.parse<string[]>(text.trimEnd(), { delimitersToGuess: ['\t', ',', ';', '|'] })
  return readCheckRows(data)
}
