import { removeDocument, removeDocumentNeeds } from '#functions/app/documents/remove-document.ts'
import type { Route } from '#functions/http/route.ts'
import { documentKeys } from '#shared/vocabulary/documents.ts'

export const needs = removeDocumentNeeds

export const route: Route<'documents.remove', typeof needs> = async ({ params, user, attempt }, services) => {
  await removeDocument(user, documentKeys, params.key, attempt, services)
  return { data: null, message: 'File removed' }
}
