import { useState } from 'react'
import { type BankFinding, bankRowsPerPreview } from '#shared/payments/records/bank-statement.ts'
import { findingsOfFile } from '#shared/payments/rules/rows-of-a-file.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { newIdempotencyKey } from '#web/ui/form/use-attempt-key.ts'
import { readCells, UnusableFile } from '#web/ui/table-file/read-cells.ts'
import { readStatement, type Statement } from './statement-file/read-statement.ts'

export interface Preview extends Statement {
  /** The id of the import, if the preview is imported. */
  id: string
  file_name: string
  findings: BankFinding[]
}

type State =
  | { state: 'none'; refusal?: string }
  | { state: 'reading'; file: File }
  | { state: 'failed'; file: File; failure: ApiFailure }
  | { state: 'ready'; preview: Preview }

const largestFileInMegabytes = 1

const previewOf = async (file: File): Promise<Preview> => {
  const statement = readStatement(await readCells(file, largestFileInMegabytes))
  const { rows } = statement
  const found: BankFinding[] = []
  for (let from = 0; from < rows.length; from += bankRowsPerPreview) {
    const body = { rows: rows.slice(from, from + bankRowsPerPreview) }
    found.push(...(await api.bankStatement.preview({ body })).data)
  }
  const findings = findingsOfFile(rows, found)
  return { ...statement, id: newIdempotencyKey(), file_name: file.name.slice(0, 120), findings }
}

/** A chosen file: read in the browser, then compared with the applications by the service; nothing is stored. */
export const useStatement = () => {
  const [state, setState] = useState<State>({ state: 'none' })
  const choose = async (file: File) => {
    setState({ state: 'reading', file })
    try {
      setState({ state: 'ready', preview: await previewOf(file) })
    } catch (thrown) {
      if (thrown instanceof UnusableFile) setState({ state: 'none', refusal: thrown.message })
      else setState({ state: 'failed', file, failure: asFailure(thrown) })
    }
  }
  return { ...state, choose: (file: File) => void choose(file) }
}
