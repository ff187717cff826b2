/** Makes a chosen file ready to be sent: encoded, with its size and digest. */
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { api } from '#web/api/client.ts'
import type { ChosenFile } from '#web/ui/picture/chosen-file.ts'
import { encodePicture } from '#web/ui/picture/picture.ts'
import { postToStore } from './post-to-store.ts'
import { createResumableUpload, type ResumableUpload } from './resumable-upload.ts'

/** Base64 of the digest. */
const sha256Of = async (file: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/** Sends nothing yet. */
export const prepareUpload = async (name: DocumentKey, chosen: ChosenFile): Promise<ResumableUpload> => {
  const file = chosen.kind === 'pdf' ? chosen.file : await encodePicture(chosen.picture, chosen.quarterTurns)
  const type = chosen.kind === 'pdf' ? 'application/pdf' : 'image/jpeg'
  const request = { name, type, size: file.size, sha256: await sha256Of(file) } as const
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
