import { readDocument } from '#functions/app/documents/present-documents.ts'
import type { Route } from '#functions/http/route.ts'
import type { userDocuments } from '#shared/contract/user-documents.ts'
import { userDocumentKeys } from '#shared/vocabulary.ts'

export const route: Route<typeof userDocuments.get> = async ({ params, query, user }, services) => ({
  data: await readDocument(
    userDocumentKeys,
    params.key,
    user.documents,
    { attachment: query.download !== undefined },
    services,
  ),
})
