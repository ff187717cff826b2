/** A CSV file as a statement. The library that reads it is fetched when the first file is chosen. */
import { readStatement, type Statement, UnusableFile } from './read-statement.ts'

const largestFileInBytes = 1_000_000

/** UTF-8 with or without a byte order mark, or the UTF-16 that Excel calls "Unicode text". */
const textOf = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}

/** @throws UnusableFile with a sentence for whoever has chosen the file */
export const readFile = async (file: Blob): Promise<Statement> => {
  if (file.size > largestFileInBytes) throw new UnusableFile('The file is larger than 1 MB')
  const text = await textOf(file)
  if (text.includes('\0')) throw new UnusableFile('This is not a CSV file. Save the sheet as CSV first')
  const { default: Papa } = await import('papaparse')
  return readStatement(
    Papa.parse<string[]>(text.trimEnd(), { delimitersToGuess: [',', ';', '\t', '|'] }).data,
  )
}
