import { useEffect, useReducer, useRef } from 'react'
import type { UploadedDocument } from '#shared/records/document.ts'
import type { DocumentKey } from '#shared/vocabulary.ts'
import { type ChosenFile, FileRefused, openFile } from './chosen-file.ts'
import { prepare } from './prepared.ts'
import type { Sending } from './sending.ts'
import { verdictOf } from './upload-failure.ts'
import { fileOf, firstState, uploadReducer } from './upload-state.ts'

const couldNotOpen = 'The file could not be read. Choose it again'

/** One upload at a time: what its dialog does and shows. */
export const useUpload = (onUploaded: (uploaded: UploadedDocument, isWaitedFor: boolean) => void) => {
  const [state, tell] = useReducer(uploadReducer, firstState)
  /** Ends what is under way; there while something is. */
  const running = useRef<AbortController>(undefined)
  /** What is ready to be sent, for the file as it was then. */
  const ready = useRef<{ of: ChosenFile; sending: Sending }>(undefined)
  const file = fileOf(state)
  const picture = file?.kind === 'picture' ? file.picture : undefined

  useEffect(() => () => picture?.close(), [picture])
  useEffect(() => () => running.current?.abort(), [])

  const begin = (): AbortSignal => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  const choose = async (key: DocumentKey, chosen: File): Promise<void> => {
    const signal = begin()
    tell({ happened: 'opening' })
    try {
      const opened = await openFile(key, chosen)
      if (!signal.aborted) tell({ happened: 'opened', file: opened })
      else if (opened.kind === 'picture') opened.picture.close()
    } catch (thrown) {
      const refusal = thrown instanceof FileRefused ? thrown.message : couldNotOpen
      if (!signal.aborted) tell({ happened: 'refused', refusal })
    } finally {
      if (!signal.aborted) running.current = undefined
    }
  }

  const send = async (key: DocumentKey, chosen: ChosenFile, signal: AbortSignal): Promise<void> => {
    tell({ happened: 'preparing' })
    try {
      const sending = ready.current?.of === chosen ? ready.current.sending : await prepare(key, chosen)
      ready.current = { of: chosen, sending }
      signal.throwIfAborted()
      const uploaded = await sending.run({
        signal,
        onProgress: (share) => !signal.aborted && tell({ happened: 'progress', share }),
        onChecking: () => !signal.aborted && tell({ happened: 'checking' }),
      })
      onUploaded(uploaded, !signal.aborted)
    } catch (thrown) {
      if (!signal.aborted) tell(verdictOf(thrown))
    } finally {
      if (!signal.aborted) running.current = undefined
    }
  }

  return {
    state,
    choose,
    turn: (by: 1 | -1) => tell({ happened: 'turned', by }),
    /** Sends what was chosen, once however often it is pressed; after a failure it goes on where it stopped. */
    start: (key: DocumentKey) => {
      if (running.current) return
      if (file) void send(key, file, begin())
      else tell({ happened: 'refused', refusal: 'Select a file' })
    },
    /** Ends everything and forgets the file. */
    close: () => {
      running.current?.abort()
      running.current = undefined
      ready.current = undefined
      tell({ happened: 'closed' })
    },
  }
}
export type Upload = ReturnType<typeof useUpload>
