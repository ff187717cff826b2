import { holdsDocument, requireDocumentUnlocked } from '#functions/app/applicants/require-unlocked.ts'
import { grantUpload, uploadForm } from '#functions/app/documents/upload-document.ts'
import type { Route } from '#functions/http/route.ts'
import { files, limits, uploadGrants } from '#functions/services/service-factories.ts'

export const needs = { files, limits, uploadGrants }

export const route: Route<'uploads.grant', typeof needs> = async ({ body, user, now }, services) => {
  requireDocumentUnlocked(user, body.name, holdsDocument(user, body.name))
  const grant = await grantUpload(user.id, body, now, services)
  return { data: await uploadForm(user.id, grant, now, services) }
}
