import { formerApplications } from '#functions/accounts/data/person/former-application.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { snapshots } from '#functions/applications/data/snapshot.ts'
import { holdsDocument, requireDocumentUnlocked } from '#functions/applications/use-cases/require-unlocked.ts'
import { documents } from '#functions/documents/data/document.ts'
import { uploadGrants } from '#functions/documents/data/upload-grant.ts'
import { presentAfterUpload, presentUploaded } from '#functions/documents/use-cases/present-documents.ts'
import { storeFileNeeds, storeSentFile } from '#functions/documents/use-cases/store-sent-file.ts'
import { confirmUpload, grantUpload, uploadForm } from '#functions/documents/use-cases/upload-document.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { documentKeys } from '#shared/vocabulary/documents.ts'

export const create = route('uploads.create', storeFileNeeds, async ({ body, user, attempt }, services) => {
  const uploaded = await storeSentFile(user, body.name, body.file.bytes, attempt, services)
  return {
    data: await presentAfterUpload(documentKeys, user.documents, uploaded, services),
    message: 'File uploaded successfully',
  }
})

export const grant = route(
  'uploads.grant',
  { files, limits, uploadGrants },
  async ({ body, user, now }, services) => {
    requireDocumentUnlocked(user, body.name, holdsDocument(user, body.name))
    const grant = await grantUpload(user.id, body, now, services)
    return { data: await uploadForm(user.id, grant, now, services) }
  },
)

export const confirm = route(
  'uploads.confirm',
  { documents, files, formerApplications, snapshots, uploadGrants, users },
  async ({ params, user, now }, services) => {
    const document = await confirmUpload(user, params.id, now, services)
    return { data: await presentUploaded(document, services), message: 'File uploaded successfully' }
  },
)
