/** Files that come inside a request, with `POST /api/uploads` and `POST /api/files`. */

import { formerApplications } from '#functions/accounts/data/person/former-application.ts'
import type { User } from '#functions/accounts/data/person/user.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { snapshots } from '#functions/applications/data/snapshot.ts'
import { holdsDocument, requireDocumentUnlocked } from '#functions/applications/use-cases/require-unlocked.ts'
import { documents } from '#functions/documents/data/document.ts'
import { uploadGrants } from '#functions/documents/data/upload-grant.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { incomingKey } from '#functions/platform/gateways/object-keys.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { type Attempt, fingerprint } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import type { UploadRequest } from '#shared/documents/records/document.ts'
import { Invalid } from '#shared/kit/errors.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import type { StoredDocument } from '../data/stored-document.ts'
import type { StoredGrant } from '../data/upload-grant.ts'
import { checkDocumentFile } from './check-document-file.ts'
import { confirmUpload, fileDigest, uploadsOfAPerson } from './upload-document.ts'

/** What a route needs that takes a file inside its request. */
export const storeFileNeeds = { documents, files, formerApplications, limits, snapshots, uploadGrants, users }

/** The same file sent again under its key has the same id. */
const idOfSentFile = ({ id }: User, { idempotencyKey }: Attempt): string | undefined =>
  idempotencyKey && fingerprint(['sent file', id, idempotencyKey])

/** The grant of a file that was sent under the same key a short time ago. @throws Invalid when it was another file */
const earlierGrant = async (
  userId: string,
  id: string | undefined,
  sent: Pick<UploadRequest, 'name' | 'sha256'>,
  now: Date,
  { uploadGrants }: Needs<'uploadGrants'>,
): Promise<StoredGrant | null> => {
  const grant = id ? await uploadGrants.read(userId, id, now) : null
  if (grant && (grant.name !== sent.name || grant.sha256 !== sent.sha256))
    throw new Invalid({}, 'This was sent already with another file. Reload the page to see it')
  return grant
}

/**
 * Stores a file that was sent inside the request, by the same steps. Sent again under its key within a quarter of an hour, it
 * gives the first answer, also when the application has been submitted since.
 * @throws Invalid, TooMany; Conflict when the document may not be added or replaced now
 */
export const storeSentFile = async (
  user: User,
  name: DocumentKey,
  bytes: Uint8Array,
  attempt: Attempt,
  services: Needs<
    'documents' | 'files' | 'formerApplications' | 'limits' | 'uploadGrants' | 'snapshots' | 'users'
  >,
): Promise<StoredDocument> => {
  const userId = user.id
  const { now } = attempt
  const sha256 = fileDigest(bytes)
  const id = idOfSentFile(user, attempt)
  const earlier = await earlierGrant(userId, id, { name, sha256 }, now, services)
  if (earlier?.used_at) return confirmUpload(user, earlier.id, now, services)
  requireDocumentUnlocked(user, name, holdsDocument(user, name))
  await services.limits.count(uploadsOfAPerson, userId, now)
  const type = checkDocumentFile(name, bytes)
  const request = { name, type, size: bytes.length, sha256 }
  const grant = earlier ?? (await services.uploadGrants.issue(userId, request, now, id))
  await services.files.put(incomingKey({ userId, name, id: grant.id }), bytes, type)
  return confirmUpload(user, grant.id, now, services)
}
