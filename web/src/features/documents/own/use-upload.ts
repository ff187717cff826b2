import { useEffect, useReducer, useRef } from 'react'
import type { UploadedDocument } from '#shared/documents/records/document.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { api } from '#web/api/client.ts'
import { sha256Of } from '#web/ui/document/sha256.ts'
import { type ChosenFile, FileRefused, openFile } from '#web/ui/picture/chosen-file.ts'
import { encodePicture } from '#web/ui/picture/picture.ts'
import { postToStore } from './post-to-store.ts'
import { createResumableUpload, type ResumableUpload } from './resumable-upload.ts'
import { problemOf } from './upload-problem.ts'
import { fileOf, initialState, uploadReducer } from './upload-state.ts'

/** Makes a chosen file ready to be sent: encoded, with its size and digest. Sends nothing yet. */
const prepareUpload = async (name: DocumentKey, chosen: ChosenFile): Promise<ResumableUpload> => {
  const file = chosen.kind === 'pdf' ? chosen.file : await encodePicture(chosen.picture, chosen.quarterTurns)
  const type = chosen.kind === 'pdf' ? 'application/pdf' : 'image/jpeg'
  const request = { name, type, size: file.size, sha256: await sha256Of(await file.arrayBuffer()) } as const
  return createResumableUpload(
    {
      grant: async (body, signal) => (await api.uploads.grant({ body }, { signal })).data,
      post: postToStore,
      confirm: async (id) => (await api.uploads.confirm({ params: { id } })).data,
      now: Date.now,
    },
    request,
    file,
  )
}

const couldNotOpen = 'The file could not be read. Choose it again'

/** The upload dialog's state and commands; one upload at a time. */
export const useUpload = (onUploaded: (uploaded: UploadedDocument, dialogIsOpen: boolean) => void) => {
  const [state, dispatch] = useReducer(uploadReducer, initialState)
  /** Aborts what is under way; undefined while nothing is. */
  const abortController = useRef<AbortController>(undefined)
  /** The upload prepared for a chosen file; another file, or another rotation, needs a new one. */
  const prepared = useRef<{ file: ChosenFile; upload: ResumableUpload }>(undefined)
  /** Upload was pressed while the file was being opened: it is sent once it is open. */
  const isWanted = useRef(false)
  const file = fileOf(state)
  const picture = file?.kind === 'picture' ? file.picture : undefined

  useEffect(() => () => picture?.close(), [picture])
  useEffect(() => () => abortController.current?.abort(), [])

  const newSignal = (): AbortSignal => {
    abortController.current?.abort()
    abortController.current = new AbortController()
    return abortController.current.signal
  }

  const choose = async (key: DocumentKey, chosen: File): Promise<void> => {
    const signal = newSignal()
    isWanted.current = false
    dispatch({ type: 'opening' })
    try {
      const opened = await openFile(key, chosen)
      if (!signal.aborted) {
        dispatch({ type: 'opened', file: opened })
        if (isWanted.current) void send(key, opened, newSignal())
      } else if (opened.kind === 'picture') opened.picture.close()
    } catch (thrown) {
      const refusal = thrown instanceof FileRefused ? thrown.message : couldNotOpen
      if (!signal.aborted) dispatch({ type: 'refused', refusal })
    } finally {
      if (!signal.aborted) abortController.current = undefined
    }
  }

  const send = async (key: DocumentKey, chosen: ChosenFile, signal: AbortSignal): Promise<void> => {
    dispatch({ type: 'preparing' })
    try {
      const upload =
        prepared.current?.file === chosen ? prepared.current.upload : await prepareUpload(key, chosen)
      prepared.current = { file: chosen, upload }
      signal.throwIfAborted()
      const uploaded = await upload.run({
        signal,
        onProgress: (share) => !signal.aborted && dispatch({ type: 'progress', share }),
        onChecking: () => !signal.aborted && dispatch({ type: 'checking' }),
      })
      onUploaded(uploaded, !signal.aborted)
    } catch (thrown) {
      if (!signal.aborted) dispatch(problemOf(thrown))
    } finally {
      if (!signal.aborted) abortController.current = undefined
    }
  }

  return {
    state,
    choose,
    rotate: (by: 1 | -1) => dispatch({ type: 'rotated', by }),
    /** Sends the chosen file as soon as it is open; presses while it is being sent are ignored, and after a failure it resumes. */
    start: (key: DocumentKey) => {
      if (abortController.current) isWanted.current = !file
      else if (file) void send(key, file, newSignal())
      else dispatch({ type: 'refused', refusal: 'Select a file' })
    },
    /** Aborts what is under way and forgets the file. */
    close: () => {
      abortController.current?.abort()
      abortController.current = undefined
      prepared.current = undefined
      dispatch({ type: 'closed' })
    },
  }
}
export type Upload = ReturnType<typeof useUpload>
