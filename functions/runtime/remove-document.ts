/** Takes a document away: the pointer first, so that it never names a file that is gone. */
import type { User } from '#functions/data/user.ts'
import { incomingKey } from '#functions/gateways/object-keys.ts'
import { Conflict } from '#shared/errors.ts'
import type { DocumentKey } from '#shared/vocabulary.ts'
import { heldDocument } from './present-documents.ts'
import type { Services } from './services.ts'

/** @throws NotFound; Conflict when another file has taken its place in between */
export const removeDocument = async (
  user: User,
  keys: readonly DocumentKey[],
  key: string,
  { files, documents }: Services,
): Promise<void> => {
  const document = heldDocument(keys, key, user.documents)
  // The daily sweep looks beside what stands in `incoming/`: after a crash it finds the file that nothing names.
  const mark = incomingKey({ ...document, userId: user.id })
  await files.put(mark, new Uint8Array(), document.type)
  if (!(await documents.forget(user.id, document)))
    throw new Conflict('Another file has taken the place of this one')
  await files.remove(document.object_key)
  await files.remove(mark)
}
