import { presentAfterUpload } from '#functions/documents/use-cases/present-documents.ts'
import { storeFileNeeds, storeSentFile } from '#functions/documents/use-cases/store-sent-file.ts'
import { route } from '#functions/platform/http/route.ts'
import { userDocumentKeys } from '#shared/vocabulary/documents.ts'

export const create = route('files.create', storeFileNeeds, async ({ body, user, attempt }, services) => {
  const uploaded = await storeSentFile(user, body.name, body.file.bytes, attempt, services)
  return {
    data: await presentAfterUpload(userDocumentKeys, user.documents, uploaded, services),
    message: 'File uploaded successfully',
  }
})
