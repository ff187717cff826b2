import { removeDocument } from '#functions/app/documents/remove-document.ts'
import type { Route } from '#functions/http/route.ts'
import {
  documents,
  files,
  formerApplications,
  snapshots,
  users,
} from '#functions/services/service-factories.ts'
import { documentKeys } from '#shared/vocabulary/documents.ts'

export const needs = { documents, files, formerApplications, snapshots, users }

export const route: Route<'documents.remove', typeof needs> = async ({ params, user, attempt }, services) => {
  await removeDocument(user, documentKeys, params.key, attempt, services)
  return { data: null, message: 'File removed' }
}
