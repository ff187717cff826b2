/** Sending files to the portal: as a form inside a request, or with a grant to the object store. */
import { createHash } from 'node:crypto'
import type { Account } from '#tests/support/people/applicants.ts'
import type { Reply } from '#tests/support/portal/http-client.ts'

export interface Grant {
  id: string
  url: string
  fields: Record<string, string>
  expires_at: string
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64')

/** A multipart body, as a browser writes it; `declared` may lie. */
export const aFormOf = async (
  fields: Record<string, string>,
  bytes: Uint8Array | null,
  declared: { type?: string; fileName?: string } = {},
): Promise<{ raw: Buffer; headers: Record<string, string> }> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (bytes !== null) {
    const blob = new Blob([new Uint8Array(bytes)], { type: declared.type ?? 'image/png' })
    form.append('file', blob, declared.fileName ?? 'scan.png')
  }
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return {
    raw: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}

/** The same for one document. */
export const aForm = (
  name: string | null,
  bytes: Uint8Array | null,
  declared: { type?: string; fileName?: string } = {},
) => aFormOf(name === null ? {} : { name }, bytes, declared)

/** What the web announces before it uploads. */
export const announced = (name: string, bytes: Uint8Array, type = 'image/png') => ({
  name,
  type,
  size: bytes.length,
  sha256: sha256(bytes),
})

/** Posts a form to the object store as a browser does: the grant's fields, then the file. */
export const postToStore = (
  grant: Grant,
  bytes: Uint8Array,
  changed: Record<string, string> = {},
): Promise<Response> => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...grant.fields, ...changed })) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(bytes)]), 'file')
  return fetch(grant.url, { method: 'POST', body: form })
}

/** A complete upload as the web does it: grant, store, confirm. */
export const upload = async (
  account: Account,
  name: string,
  bytes: Uint8Array,
  type = 'image/png',
): Promise<Reply> => {
  const granted = await account.post('/api/uploads/grants', announced(name, bytes, type))
  if (granted.status !== 201) return granted
  const grant: Grant = granted.body.data
  const stored = await postToStore(grant, bytes)
  if (!stored.ok) throw new Error(`The object store refused: ${stored.status} ${await stored.text()}`)
  return account.post(`/api/uploads/grants/${grant.id}`)
}
