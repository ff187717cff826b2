import { confirmUpload } from '#functions/app/documents/document-uploads.ts'
import { presentUploaded } from '#functions/app/documents/present-documents.ts'
import type { Route } from '#functions/http/route.ts'
import type { uploads } from '#shared/contract/uploads.ts'

export const route: Route<typeof uploads.confirm> = async ({ params, user, now }, services) => {
  const document = await confirmUpload(user, params.id, now, services)
  return { data: await presentUploaded(document, services), message: 'File uploaded successfully' }
}
