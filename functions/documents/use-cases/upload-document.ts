/**
 * How every document is uploaded: a grant, a file in `incoming/`, a check of its bytes, a copy without places and device data to its
 * final key, and the pointer last. Each step may be repeated after a crash. Files stay in `incoming/` until the daily clean-up, which also removes
 * whatever a crash or a late repetition has left in `documents/` (docs/architecture.md#an-upload).
 */
import { createHash } from 'node:crypto'
import type { User } from '#functions/accounts/data/person/user.ts'
import { withPresentForm } from '#functions/applications/use-cases/own-record.ts'
import { requireDocumentUnlocked } from '#functions/applications/use-cases/require-unlocked.ts'
import { documentObjectKey, incomingKey } from '#functions/platform/gateways/object-keys.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Needs } from '#functions/services.ts'
import type { UploadGrant, UploadRequest } from '#shared/documents/records/document.ts'
import { sizeRefusal, typeRefusal } from '#shared/documents/rules/document-file.ts'
import { Conflict, Invalid, NotFound } from '#shared/kit/errors.ts'
import { type DocumentKey, takesPdf } from '#shared/vocabulary/documents.ts'
import type { StoredDocument } from '../data/stored-document.ts'
import { type StoredGrant, uploadWithinSeconds } from '../data/upload-grant.ts'
import { withoutMetadata } from '../inspection/without-metadata.ts'
import { checkDocumentFile } from './check-document-file.ts'
import { deleteStoredFile } from './delete-stored-file.ts'

/** Refused files count too. */
export const uploadsOfAPerson: Limit = { scope: 'upload', most: 20, windowInSeconds: 60 * 60 }

export const fileDigest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64')

/** @throws Invalid for a size or a type that the document does not take; TooMany */
export const grantUpload = async (
  userId: string,
  request: UploadRequest,
  now: Date,
  { limits, uploadGrants }: Needs<'limits' | 'uploadGrants'>,
): Promise<StoredGrant> => {
  const size = sizeRefusal(request.size)
  if (size) throw new Invalid({ size: [size] })
  const type = typeRefusal(request.type, { takesPdf: takesPdf(request.name) })
  if (type) throw new Invalid({ type: [type] })
  await limits.count(uploadsOfAPerson, userId, now)
  return uploadGrants.issue(userId, request, now)
}

/** The form with which a browser sends the file to the object store. */
export const uploadForm = async (
  userId: string,
  grant: StoredGrant,
  now: Date,
  { files }: Needs<'files'>,
): Promise<UploadGrant> => {
  const conditions = {
    ...grant,
    key: incomingKey({ ...grant, userId }),
    expiresInSeconds: uploadWithinSeconds,
  }
  const expires = new Date(now.getTime() + uploadWithinSeconds * 1000)
  return { id: grant.id, ...(await files.postForm(conditions)), expires_at: expires.toISOString() }
}

/** @throws Invalid unless the bytes are acceptable and the ones that were announced */
const checkArrived = (grant: StoredGrant, bytes: Uint8Array): void => {
  const type = checkDocumentFile(grant.name, bytes)
  if (type !== grant.type || bytes.length !== grant.size || fileDigest(bytes) !== grant.sha256)
    throw new Invalid({ file: ['The file that arrived is not the one that was announced'] })
}

/** The id of the file of this document that staff have returned. */
const returnedFileId = ({ application_form: form }: User, name: DocumentKey): string | undefined =>
  form?.status === 'returned'
    ? form.corrections.find(({ item }) => item === `document.${name}`)?.before
    : undefined

/** Makes the file of a grant the document; until then the old one stays. */
const acceptFile = async (
  user: User,
  grant: StoredGrant,
  now: Date,
  services: Needs<'documents' | 'files' | 'uploadGrants' | 'users'>,
): Promise<StoredDocument | null> => {
  const { files, documents, uploadGrants } = services
  const userId = user.id
  const { id, name, type } = grant
  const from = incomingKey({ userId, name, id })
  const object_key = documentObjectKey({ userId, name, id })
  const found = await files.read(from)
  if (!found) throw new Conflict('The file has not arrived. Upload it again')
  try {
    checkArrived(grant, found.bytes)
  } catch (refusal) {
    await Promise.all([files.remove(from), uploadGrants.end(userId, id)])
    throw refusal
  }
  const bytes = withoutMetadata(found.bytes)
  if (bytes === found.bytes) await files.copy(from, found.versionId, object_key, type)
  else await files.put(object_key, bytes, type)
  const file = { id, name, type, size: bytes.length, sha256: fileDigest(bytes), object_key }
  return withPresentForm(user, services, (owner) => {
    const requireUnlocked = (held: boolean) => requireDocumentUnlocked(owner, name, held)
    return documents.savePointer(owner, file, now, requireUnlocked, returnedFileId(owner, name))
  })
}

/**
 * Confirms an upload; confirming again changes nothing and gives the same document.
 * @throws NotFound for an unknown or expired grant; Conflict when no file came, another one has replaced it, or the
 * application has been submitted or decided in between;
 * Invalid for a file that is refused
 */
export const confirmUpload = async (
  user: User,
  grantId: string,
  now: Date,
  services: Needs<'documents' | 'files' | 'formerApplications' | 'uploadGrants' | 'snapshots' | 'users'>,
): Promise<StoredDocument> => {
  const userId = user.id
  const grant = await services.uploadGrants.read(userId, grantId, now)
  if (!grant) throw new NotFound('This upload has expired. Start it again')
  const accepted = grant.used_at ? null : await acceptFile(user, grant, now, services)
  const document = accepted ?? (await services.documents.read(userId, grant.name))
  if (document?.id !== grant.id) throw new Conflict('Another file has taken the place of this one')
  if (document.replaced_key)
    await deleteStoredFile(userId, document.replaced_key, services).catch(() => undefined)
  return document
}
