/** A CSV file as cells. The library that reads it is fetched when the first file is chosen. */

/** Why a file is refused, in a sentence. */
export class UnusableFile extends Error {}

/** UTF-8 with or without a byte order mark, or the UTF-16 that Excel calls "Unicode text". */
const textOf = (bytes: Uint8Array): string => {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}

/** @param largest in megabytes. @throws UnusableFile with a sentence for whoever has chosen the file */
export const readCells = async (file: Blob, largest: number): Promise<string[][]> => {
  if (file.size > largest * 1_000_000) throw new UnusableFile(`The file is larger than ${largest} MB`)
  const text = textOf(new Uint8Array(await file.arrayBuffer()))
  if (text.includes('\0')) throw new UnusableFile('This is not a CSV file. Save the sheet as CSV first')
  const { default: Papa } = await import('papaparse')
  return Papa.parse<string[]>(text.trimEnd(), { delimitersToGuess: [',', ';', '\t', '|'] }).data
}
