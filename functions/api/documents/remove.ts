import { requireDocumentUnlocked } from '#functions/app/applicants/require-unlocked.ts'
import { removeDocument } from '#functions/app/documents/remove-document.ts'
import type { Route } from '#functions/http/route.ts'
import type { documents } from '#shared/contract/documents.ts'
import { documentKeys } from '#shared/vocabulary.ts'

export const route: Route<typeof documents.remove> = async ({ params, user }, services) => {
  requireDocumentUnlocked(user, params.key)
  await removeDocument(user.id, documentKeys, params.key, services)
  return { data: null, message: 'File removed' }
}
