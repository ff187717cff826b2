/** Removes a document: the pointer first, so that it never names a file that does not exist. */

import { formerApplications } from '#functions/accounts/data/person/former-application.ts'
import type { User } from '#functions/accounts/data/person/user.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { snapshots } from '#functions/applications/data/snapshot.ts'
import { withPresentForm } from '#functions/applications/use-cases/own-record.ts'
import { requireDocumentUnlocked } from '#functions/applications/use-cases/require-unlocked.ts'
import { documents } from '#functions/documents/data/document.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { incomingKey } from '#functions/platform/gateways/object-keys.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { attemptOfCommand, isDoneBy } from '#functions/platform/use-cases/command-attempt.ts'
import type { Needs } from '#functions/services.ts'
import { Conflict } from '#shared/kit/errors.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { deleteStoredFile } from './delete-stored-file.ts'
import { notUploaded } from './present-documents.ts'

/** What a route needs that removes a document. */
export const removeDocumentNeeds = { documents, files, formerApplications, snapshots, users }

/**
 * Removing twice is the same as once, and the same removal sent again finds nothing to do.
 * @param keys of the set. @throws Invalid; NotFound; Conflict when it is locked, or another file has replaced it in between
 */
export const removeDocument = async (
  user: User,
  keys: readonly DocumentKey[],
  key: string,
  sent: Attempt,
  services: Needs<keyof typeof removeDocumentNeeds>,
): Promise<void> => {
  const { files, documents } = services
  const userId = user.id
  const name = keys.find((ownKey) => ownKey === key)
  const attempt = attemptOfCommand(sent, ['remove', key], user)
  const like = await documents.removalLike(userId, attempt)
  if (like && isDoneBy(attempt, { changed_by: like })) return
  const document = name && (await documents.read(userId, name))
  if (!document) throw notUploaded()
  requireDocumentUnlocked(user, document.name, true)
  // The daily clean-up starts from `incoming/`: by this entry it finds the file after a crash.
  await files.put(incomingKey({ ...document, userId }), new Uint8Array(), document.type)
  const forgotten = await withPresentForm(user, services, (owner) => {
    requireDocumentUnlocked(owner, document.name, true)
    return documents.forget(owner, document, attempt)
  })
  if (!forgotten && (await documents.read(userId, document.name)))
    throw new Conflict('Another file has taken the place of this one')
  await deleteStoredFile(userId, document.object_key, services)
  if (document.former) await deleteStoredFile(userId, document.former.object_key, services)
}
