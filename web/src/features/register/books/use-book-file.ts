import { useState } from 'react'
import { dayInKarachi } from '#shared/kit/format.ts'
import { type BookDetails, bookRowsPerPart } from '#shared/register/records/book.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { readCells, UnusableFile } from '#web/ui/table-file/read-cells.ts'
import {
  type BookSheet,
  digestOf,
  guessOptions,
  partsOf,
  type ReadBook,
  sheetOf,
} from './book-file/read-book.ts'
import type { ReadingOptions } from './book-file/read-row.ts'

const largestFileInMegabytes = 4

export interface ChosenBookFile {
  name: string
  sheet: BookSheet
  options: ReadingOptions
}

type State =
  | { state: 'none'; refusal?: string }
  | { state: 'reading' }
  | { state: 'ready'; chosen: ChosenBookFile }

/** A chosen file: read in the browser; nothing is sent before the clerk has seen how it is read. */
export const useBookFile = () => {
  const [state, setState] = useState<State>({ state: 'none' })
  const choose = async (file: File) => {
    setState({ state: 'reading' })
    try {
      const sheet = sheetOf(await readCells(file, largestFileInMegabytes))
      const options = guessOptions(sheet, dayInKarachi(new Date()))
      setState({ state: 'ready', chosen: { name: file.name.slice(0, 120), sheet, options } })
    } catch (thrown) {
      const refusal =
        thrown instanceof UnusableFile ? thrown.message : 'The file could not be read. Choose it again'
      setState({ state: 'none', refusal })
    }
  }
  return { ...state, choose: (file: File) => void choose(file), clear: () => setState({ state: 'none' }) }
}

/** Sends the parts of a file that the service does not have yet. */
export const useSendingFile = ({ id, files }: Pick<BookDetails, 'id' | 'files'>) => {
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  const [failure, setFailure] = useState<ApiFailure>()

  /** @returns whether the file was sent whole */
  const send = async (file_name: string, read: ReadBook) => {
    setFailure(undefined)
    const parts = partsOf(read)
    try {
      const digest = await digestOf(parts)
      const known = files.find((file) => file.digest === digest)
      const file = known?.file ?? files.length + 1
      for (let part = known?.stored ?? 0; part < parts.length; part++) {
        setProgress({ done: part * bookRowsPerPart, of: parts.length * bookRowsPerPart })
        const { rows = [], unreadable = [] } = parts[part] ?? {}
        const body = { file, part, parts: parts.length, digest, file_name, rows, unreadable }
        await api.books.addPart({ params: { id }, body })
      }
      return true
    } catch (thrown) {
      setFailure(asFailure(thrown))
      return false
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, failure, send }
}
