import { presentAfterUpload } from '#functions/app/documents/present-documents.ts'
import { storeFileNeeds, storeSentFile } from '#functions/app/documents/store-sent-file.ts'
import type { Route } from '#functions/http/route.ts'
import { documentKeys } from '#shared/vocabulary/documents.ts'

export const needs = storeFileNeeds

export const route: Route<'uploads.create', typeof needs> = async ({ body, user, attempt }, services) => {
  const uploaded = await storeSentFile(user, body.name, body.file.bytes, attempt, services)
  return {
    data: await presentAfterUpload(documentKeys, user.documents, uploaded, services),
    message: 'File uploaded successfully',
  }
}
