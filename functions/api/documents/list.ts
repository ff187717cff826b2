import { presentDocuments } from '#functions/app/documents/present-documents.ts'
import type { Route } from '#functions/http/route.ts'
import { files } from '#functions/services/service-factories.ts'
import { documentKeys } from '#shared/vocabulary/documents.ts'

export const needs = { files }

export const route: Route<'documents.list', typeof needs> = async ({ user }, services) => ({
  data: await presentDocuments(documentKeys, user.documents, services),
})
