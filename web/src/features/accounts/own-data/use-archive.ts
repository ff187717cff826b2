/**
 * The archive of a person's data, from the request to the saved file; after a failure it continues with the missing
 * files.
 */

import { useCallback, useEffect, useRef, useState } from 'react'
import { dayInKarachi } from '#shared/kit/format.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { withTimeout } from '#web/api/http.ts'
import { saveFile } from '#web/ui/document/save-file.ts'
import { sha256Of } from '#web/ui/document/sha256.ts'

import type { FileOfArchive } from './archive-file.ts'

/** A file could not be loaded, though it may be there. */
class FileFailure extends Error {}

const notFound = 404

/** What is at a short-lived address of the object store. @throws FileFailure */
const fetchFile = async (
  address: string,
  sha256: string | null,
  signal: AbortSignal,
): Promise<FileOfArchive> => {
  try {
    const response = await fetch(address, { signal: withTimeout(signal), cache: 'no-store' })
    if (response.status === notFound) return 'missing'
    if (!response.ok) throw new FileFailure()
    const bytes = new Uint8Array(await response.arrayBuffer())
    return sha256 === null || (await sha256Of(bytes)) === sha256 ? bytes : 'changed'
  } catch {
    throw new FileFailure()
  }
}

export type ArchiveState =
  | { step: 'idle' }
  | { step: 'running'; done: number; of: number | null }
  | { step: 'saved'; name: string }
  /** Without a failure of the service it was a file that could not be loaded. */
  | { step: 'failed'; failure: ApiFailure | null }

export const useArchive = () => {
  const [state, setState] = useState<ArchiveState>({ step: 'idle' })
  const loaded = useRef(new Map<string, FileOfArchive>())
  const controller = useRef<AbortController>(undefined)
  const stop = useCallback(() => controller.current?.abort(), [])
  useEffect(() => stop, [stop])

  const collect = async (signal: AbortSignal) => {
    const { records, files } = (await api.ownData.collect({}, { signal })).data
    const inArchive = new Map<string, FileOfArchive>()
    for (const [index, { place, address, sha256 }] of files.entries()) {
      setState({ step: 'running', done: index, of: files.length })
      const object = new URL(address).pathname // of every signed address of the same file
      const bytes = loaded.current.get(object) ?? (await fetchFile(address, sha256, signal))
      loaded.current.set(object, bytes)
      inArchive.set(place, bytes)
    }
    return { records, files: inArchive }
  }

  const run = async () => {
    controller.current = new AbortController()
    const { signal } = controller.current
    setState({ step: 'running', done: 0, of: null })
    try {
      const { records, files } = await collect(signal)
      // Fetched with the first archive, not with the page.
      const { archiveOf } = await import('./archive-file.ts')
      const archive = archiveOf(records, files)
      if (signal.aborted) return
      const name = `pharmacy-council-data-${dayInKarachi(new Date(records.made_at))}.zip`
      saveFile(archive, name)
      loaded.current.clear()
      setState({ step: 'saved', name })
    } catch (thrown) {
      if (signal.aborted) return
      setState({ step: 'failed', failure: thrown instanceof FileFailure ? null : asFailure(thrown) })
    }
  }

  const cancel = () => {
    stop()
    loaded.current.clear()
    setState({ step: 'idle' })
  }
  return { state, run: () => void run(), cancel }
}
