import { presentDocuments } from '#functions/app/documents/present-documents.ts'
import type { Route } from '#functions/http/route.ts'
import type { userDocuments } from '#shared/contract/user-documents.ts'
import { userDocumentKeys } from '#shared/vocabulary.ts'

export const route: Route<typeof userDocuments.list> = async ({ user }, services) => ({
  data: await presentDocuments(userDocumentKeys, user.documents, services),
})
