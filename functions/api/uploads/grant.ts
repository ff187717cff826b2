import { requireDocumentUnlocked } from '#functions/app/applicants/require-unlocked.ts'
import { grantUpload, uploadForm } from '#functions/app/documents/document-uploads.ts'
import type { Route } from '#functions/http/route.ts'
import type { uploads } from '#shared/contract/uploads.ts'

export const route: Route<typeof uploads.grant> = async ({ body, user, now }, services) => {
  requireDocumentUnlocked(user, body.name)
  const grant = await grantUpload(user.id, body, now, services)
  return { data: await uploadForm(user.id, grant, now, services) }
}
