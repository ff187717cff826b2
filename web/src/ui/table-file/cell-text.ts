/** Spreadsheets write `="00123"` to keep leading zeros. */
const unwrapped = (cell: string): string => cell.trim().replace(/^="(.*)"$/, '$1')

/** A cell as one line of text. */
export const textIn = (cell: string): string => unwrapped(cell).replace(/\s+/g, ' ').trim()

/** A row as a person finds it in the file. Control characters are no text that the service would keep. */
export const rowText = (cells: readonly string[], longest: number): string => {
  const text = textIn(cells.filter((cell) => cell.trim()).join(' | ')).replace(/\p{Cc}/gu, '')
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}
