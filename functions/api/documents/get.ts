import { readDocument } from '#functions/app/documents/present-documents.ts'
import type { Route } from '#functions/http/route.ts'
import type { documents } from '#shared/contract/documents.ts'
import { documentKeys } from '#shared/vocabulary.ts'

export const route: Route<typeof documents.get> = async ({ params, query, user }, services) => ({
  data: await readDocument(
    documentKeys,
    params.key,
    user.documents,
    { attachment: query.download !== undefined },
    services,
  ),
})
