import { presentDocuments } from '#functions/app/documents/present-documents.ts'
import type { Route } from '#functions/http/route.ts'
import type { documents } from '#shared/contract/documents.ts'
import { documentKeys } from '#shared/vocabulary.ts'

export const route: Route<typeof documents.list> = async ({ user }, services) => ({
  data: await presentDocuments(documentKeys, user.documents, services),
})
