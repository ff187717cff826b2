/** Reads pasted text as rows to check. The library for it is fetched when it is needed. */
import { type ReadRows, readCheckRows } from '#shared/register/rules/check-rows.ts'

export const rowsIn = async (text: string): Promise<ReadRows> => {
  const { default: Papa } = await import('papaparse')
  const { data } = Papa.parse<string[]>(text.trimEnd(), { delimitersToGuess: ['\t', ',', ';', '|'] })
  return readCheckRows(data)
}
