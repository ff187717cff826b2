import { useState } from 'react'
import type { BankFormat } from '#shared/payments/records/bank-format.ts'
import { type BankFinding, bankRowsPerPreview } from '#shared/payments/records/bank-statement.ts'
import { findingsOfFile } from '#shared/payments/rules/rows-of-a-file.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { newIdempotencyKey } from '#web/ui/form/use-attempt-key.ts'
import { readCells, UnusableFile } from '#web/ui/table-file/read-cells.ts'
import { isWorkbook, readWorkbook } from '#web/ui/table-file/read-workbook.ts'
import { formatOf, type Layout, layoutOf } from './statement-file/layout.ts'
import { readStatement, type Statement } from './statement-file/read-statement.ts'

export interface Preview extends Statement {
  /** The id of the import, if the preview is imported. */
  id: string
  file_name: string
  findings: BankFinding[]
  /** How the file was read. */
  format: BankFormat
}

/** A file as cells, and what its columns are taken for. */
export interface BankFile {
  name: string
  cells: string[][]
  layout: Layout
}

type State =
  | { state: 'none'; refusal?: string }
  | { state: 'reading'; again: () => void }
  | { state: 'failed'; again: () => void; failure: ApiFailure }
  | { state: 'mapping'; file: BankFile; refusal?: string }
  | { state: 'ready'; file: BankFile; preview: Preview }

export const largestFileInMegabytes = 2

const open = async (file: File): Promise<BankFile> => {
  const cells = (await isWorkbook(file))
    ? await readWorkbook(file, largestFileInMegabytes)
    : await readCells(file, largestFileInMegabytes)
  const formats = (await api.bankStatement.formats({})).data
  return { name: file.name, cells, layout: layoutOf(cells, formats, file.name) }
}

const previewOf = async ({ name, cells, layout }: BankFile, format: BankFormat): Promise<Preview> => {
  const statement = readStatement(cells, layout)
  const { rows } = statement
  const found: BankFinding[] = []
  for (let from = 0; from < rows.length; from += bankRowsPerPreview) {
    const body = { rows: rows.slice(from, from + bankRowsPerPreview) }
    found.push(...(await api.bankStatement.preview({ body })).data)
  }
  const findings = findingsOfFile(rows, found)
  return { ...statement, id: newIdempotencyKey(), file_name: name.slice(0, 120), findings, format }
}

/**
 * A chosen file: read in the browser as its bank is known to write, or as a person says, then compared with the applications
 * by the service; nothing is stored.
 */
export const useStatement = () => {
  const [state, setState] = useState<State>({ state: 'none' })
  const trying = async (again: () => void, work: () => Promise<State>, refused: (words: string) => State) => {
    setState({ state: 'reading', again })
    try {
      setState(await work())
    } catch (thrown) {
      if (thrown instanceof UnusableFile) setState(refused(thrown.message))
      else setState({ state: 'failed', again, failure: asFailure(thrown) })
    }
  }
  /** Asks what the columns hold unless it is known. */
  const looked = async (file: BankFile): Promise<State> => {
    const format = formatOf(file.cells, file.layout)
    return format
      ? { state: 'ready', file, preview: await previewOf(file, format) }
      : { state: 'mapping', file }
  }
  const look = (file: BankFile): void =>
    void trying(
      () => look(file),
      () => looked(file),
      (refusal) => ({ state: 'mapping', file, refusal }),
    )
  const choose = (file: File): void =>
    void trying(
      () => choose(file),
      async () => {
        const opened = await open(file)
        return looked(opened).catch((thrown): State => {
          if (!(thrown instanceof UnusableFile)) throw thrown
          return { state: 'mapping', file: opened, refusal: thrown.message }
        })
      },
      (refusal) => ({ state: 'none', refusal }),
    )
  return { ...state, choose, look, map: (file: BankFile) => setState({ state: 'mapping', file }) }
}
