import { removeDocument, removeDocumentNeeds } from '#functions/app/documents/remove-document.ts'
import type { Route } from '#functions/http/route.ts'
import { userDocumentKeys } from '#shared/vocabulary/documents.ts'

export const needs = removeDocumentNeeds

export const route: Route<'userDocuments.remove', typeof needs> = async (
  { params, user, attempt },
  services,
) => {
  await removeDocument(user, userDocumentKeys, params.key, attempt, services)
  return { data: null, message: 'File removed' }
}
