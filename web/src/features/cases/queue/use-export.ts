/** One export from the request to the file; after a failure it continues where it stopped. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ExportRow } from '#shared/cases/records/export.ts'
import { exportCells, exportHeads } from '#shared/cases/rules/export-sheet.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { csvText } from '#web/ui/csv-file.ts'
import { saveFile } from '#web/ui/document/save-file.ts'
import type { QueueState } from '#web/ui/office/queue-state.ts'

/** The whole text of the file. */
export const csvOf = (rows: ExportRow[]): Promise<string> => csvText(exportHeads, rows.map(exportCells))

/** @param what 'submitted', or 'found'. @param day `YYYY-MM-DD` */
export const exportFileName = (what: string, day: string): string => `applications-${what}-${day}.csv`

export type ExportState =
  | { step: 'asking' }
  | { step: 'running' | 'saved'; done: number; of: number | null }
  /** A second person has to confirm it first. */
  | { step: 'waiting' }
  | { step: 'failed'; failure: ApiFailure }

interface ExportRun {
  id: string
  of: number | null
  rows: ExportRow[]
  cursor: string | undefined
}

export const useExport = ({ q, status, choices }: QueueState) => {
  const [state, setState] = useState<ExportState>({ step: 'asking' })
  const currentRun = useRef<ExportRun>(undefined)
  const controller = useRef<AbortController>(undefined)
  const cancel = useCallback(() => controller.current?.abort(), [])
  useEffect(() => cancel, [cancel])

  const begin = async (signal: AbortSignal): Promise<ExportRun | null> => {
    const {
      id,
      rows: of,
      state: answered,
    } = (await api.exports.begin({ body: q ? { q } : { status, ...choices } }, { signal })).data
    return answered === 'waiting' ? null : { id, of, rows: [], cursor: undefined }
  }

  const collect = async (signal: AbortSignal): Promise<ExportRun | null> => {
    const exportRun = currentRun.current ?? (await begin(signal))
    if (!exportRun) return null
    currentRun.current = exportRun
    do {
      setState({ step: 'running', done: exportRun.rows.length, of: exportRun.of })
      const call = { params: { id: exportRun.id }, query: { cursor: exportRun.cursor } }
      const { rows, next } = (await api.exports.page(call, { signal })).data
      exportRun.rows.push(...rows)
      exportRun.cursor = next ?? undefined
    } while (exportRun.cursor)
    return exportRun
  }

  const run = async () => {
    controller.current = new AbortController()
    const { signal } = controller.current
    setState({ step: 'running', done: 0, of: 0 })
    try {
      const collected = await collect(signal)
      if (!collected) return setState({ step: 'waiting' })
      const { rows, of } = collected
      const file = new Blob([await csvOf(rows)], { type: 'text/csv;charset=utf-8' })
      if (signal.aborted) return
      saveFile(file, exportFileName(q ? 'found' : status, dayInKarachi(new Date())))
      setState({ step: 'saved', done: rows.length, of })
    } catch (thrown) {
      if (signal.aborted) return
      const failure = asFailure(thrown)
      if (failure.status === 404) currentRun.current = undefined // exports expire after an hour: start again
      setState({ step: 'failed', failure })
    }
  }
  return { state, run, cancel }
}
