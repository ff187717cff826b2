import { removeDocument } from '#functions/runtime/remove-document.ts'
import type { Route } from '#functions/runtime/route.ts'
import { requireDocumentUnlocked } from '#functions/runtime/unlocked.ts'
import type { documents } from '#shared/contract/documents.ts'
import { documentKeys } from '#shared/vocabulary.ts'

export const route: Route<typeof documents.remove> = async ({ params, user }, services) => {
  requireDocumentUnlocked(user, params.key)
  await removeDocument(user.id, documentKeys, params.key, services)
  return { data: null, message: 'File removed' }
}
