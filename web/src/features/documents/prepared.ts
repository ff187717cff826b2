/** The file as it will be sent: encoded, measured, and on its way with all that the service has to know. */
import type { DocumentKey } from '#shared/vocabulary.ts'
import { api } from '#web/api/client.ts'
import type { ChosenFile } from './chosen-file.ts'
import { encodedPicture } from './picture.ts'
import { postToStore } from './post-to-store.ts'
import { createSending, type Sending } from './sending.ts'

/** Base64 of the digest. */
const sha256Of = async (file: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/** Makes ready what was chosen; nothing is sent yet. */
export const prepare = async (name: DocumentKey, chosen: ChosenFile): Promise<Sending> => {
  const file = chosen.kind === 'pdf' ? chosen.file : await encodedPicture(chosen.picture, chosen.turns)
  const type = chosen.kind === 'pdf' ? 'application/pdf' : 'image/jpeg'
  const request = { name, type, size: file.size, sha256: await sha256Of(file) } as const
  return createSending(
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
