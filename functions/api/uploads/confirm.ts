import { presentUploaded } from '#functions/app/documents/present-documents.ts'
import { confirmUpload } from '#functions/app/documents/upload-document.ts'
import type { Route } from '#functions/http/route.ts'
import {
  documents,
  files,
  formerApplications,
  snapshots,
  uploadGrants,
  users,
} from '#functions/services/service-factories.ts'

export const needs = { documents, files, formerApplications, snapshots, uploadGrants, users }

export const route: Route<'uploads.confirm', typeof needs> = async ({ params, user, now }, services) => {
  const document = await confirmUpload(user, params.id, now, services)
  return { data: await presentUploaded(document, services), message: 'File uploaded successfully' }
}
