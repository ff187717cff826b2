import { presentDocuments, readDocument } from '#functions/documents/use-cases/present-documents.ts'
import { removeDocument, removeDocumentNeeds } from '#functions/documents/use-cases/remove-document.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { userDocumentKeys } from '#shared/vocabulary/documents.ts'

export const list = route('userDocuments.list', { files }, async ({ user }, services) => ({
  data: await presentDocuments(userDocumentKeys, user.documents, services),
}))

export const get = route('userDocuments.get', { files }, async ({ params, query, user }, services) => ({
  data: await readDocument(
    userDocumentKeys,
    params.key,
    user.documents,
    { attachment: query.download !== undefined },
    services,
  ),
}))

export const remove = route(
  'userDocuments.remove',
  removeDocumentNeeds,
  async ({ params, user, attempt }, services) => {
    await removeDocument(user, userDocumentKeys, params.key, attempt, services)
    return { data: null, message: 'File removed' }
  },
)
