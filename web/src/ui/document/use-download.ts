import { useEffect, useRef, useState } from 'react'
import type { DocumentFile } from '#shared/documents/records/document.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { downloadFileName } from './file-description.ts'
import { saveFile } from './save-file.ts'

type Bytes = (key: DocumentKey, signal: AbortSignal) => Promise<Blob>

/** Fetches a document and saves it; one at a time: a new download ends the one before. */
export const useDownload = (bytes: Bytes) => {
  const [loading, setLoading] = useState<DocumentKey>()
  const [failed, setFailed] = useState<{ failure: ApiFailure; again: () => void }>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const download = async (key: DocumentKey, file: DocumentFile): Promise<void> => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setFailed(undefined)
    setLoading(key)
    try {
      const found = await bytes(key, signal)
      if (!signal.aborted) saveFile(found, downloadFileName(key, file))
    } catch (thrown) {
      if (!signal.aborted) setFailed({ failure: asFailure(thrown), again: () => void download(key, file) })
    } finally {
      if (!signal.aborted) setLoading(undefined)
    }
  }
  return { loading, failed, download }
}
