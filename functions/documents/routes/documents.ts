import { presentDocuments, readDocument } from '#functions/documents/use-cases/present-documents.ts'
import { removeDocument, removeDocumentNeeds } from '#functions/documents/use-cases/remove-document.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { documentKeys } from '#shared/vocabulary/documents.ts'

export const list = route('documents.list', { files }, async ({ user }, services) => ({
  data: await presentDocuments(documentKeys, user.documents, services),
}))

export const get = route('documents.get', { files }, async ({ params, query, user }, services) => ({
  data: await readDocument(
    documentKeys,
    params.key,
    user.documents,
    { attachment: query.download !== undefined },
    services,
  ),
}))

export const remove = route(
  'documents.remove',
  removeDocumentNeeds,
  async ({ params, user, attempt }, services) => {
    await removeDocument(user, documentKeys, params.key, attempt, services)
    return { data: null, message: 'File removed' }
  },
)
