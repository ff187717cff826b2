import { requireDocumentUnlocked } from '#functions/app/applicants/require-unlocked.ts'
import { removeDocument } from '#functions/app/documents/remove-document.ts'
import type { Route } from '#functions/http/route.ts'
import { documents, files, formerApplications } from '#functions/services/service-factories.ts'
import { documentKeys } from '#shared/vocabulary.ts'

export const needs = { documents, files, formerApplications }

export const route: Route<'documents.remove', typeof needs> = async ({ params, user }, services) => {
  requireDocumentUnlocked(user, params.key)
  await removeDocument(user.id, documentKeys, params.key, services)
  return { data: null, message: 'File removed' }
}
