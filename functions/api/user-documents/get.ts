import { readDocument } from '#functions/app/documents/present-documents.ts'
import type { Route } from '#functions/http/route.ts'
import { files } from '#functions/services/service-factories.ts'
import { userDocumentKeys } from '#shared/vocabulary/documents.ts'

export const needs = { files }

export const route: Route<'userDocuments.get', typeof needs> = async ({ params, query, user }, services) => ({
  data: await readDocument(
    userDocumentKeys,
    params.key,
    user.documents,
    { attachment: query.download !== undefined },
    services,
  ),
})
