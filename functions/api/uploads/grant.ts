import { uploadWithinSeconds } from '#functions/data/upload-grant.ts'
import { grantUpload, uploadForm } from '#functions/runtime/document-uploads.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { uploads } from '#shared/contract/uploads.ts'

export const route: Route<typeof uploads.grant> = async ({ body, user, now }, services) => {
  const grant = await grantUpload(user.id, body, now, services)
  const expires = new Date(now.getTime() + uploadWithinSeconds * 1000)
  const { url, fields } = await uploadForm(user.id, grant, services)
  return { data: { id: grant.id, url, fields, expires_at: expires.toISOString() } }
}
