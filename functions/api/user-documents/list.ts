import { presentDocuments } from '#functions/app/documents/present-documents.ts'
import type { Route } from '#functions/http/route.ts'
import { files } from '#functions/services/service-factories.ts'
import { userDocumentKeys } from '#shared/vocabulary/documents.ts'

export const needs = { files }

export const route: Route<'userDocuments.list', typeof needs> = async ({ user }, services) => ({
  data: await presentDocuments(userDocumentKeys, user.documents, services),
})
