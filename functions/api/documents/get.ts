import { readDocument } from '#functions/app/documents/present-documents.ts'
import type { Route } from '#functions/http/route.ts'
import { files } from '#functions/services/service-factories.ts'
import { documentKeys } from '#shared/vocabulary/documents.ts'

export const needs = { files }

export const route: Route<'documents.get', typeof needs> = async ({ params, query, user }, services) => ({
  data: await readDocument(
    documentKeys,
    params.key,
    user.documents,
    { attachment: query.download !== undefined },
    services,
  ),
})
