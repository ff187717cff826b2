import { requireDocumentUnlocked } from '#functions/app/applicants/require-unlocked.ts'
import { removeDocument } from '#functions/app/documents/remove-document.ts'
import type { Route } from '#functions/http/route.ts'
import type { userDocuments } from '#shared/contract/user-documents.ts'
import { userDocumentKeys } from '#shared/vocabulary.ts'

export const route: Route<typeof userDocuments.remove> = async ({ params, user }, services) => {
  requireDocumentUnlocked(user, params.key)
  await removeDocument(user.id, userDocumentKeys, params.key, services)
  return { data: null, message: 'File removed' }
}
