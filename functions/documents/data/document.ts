/** Which file is a person's document: a pointer to an object in the bucket, written as the last step of an upload. */
import {
  countAddition,
  countChange,
  FormChanged,
  type FormOwner,
  notePaper,
  type RecordOwner,
} from '#functions/applications/data/form-lock.ts'
import { readSubmitted } from '#functions/applications/data/submitted.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { documentPointerKey, removalKey } from '#functions/platform/table/keys/applicants.ts'
import { type Attempt, commandKeyOf } from '#functions/platform/table/record.ts'
import { retry } from '#functions/platform/table/retry.ts'
import { ConditionFailed, type Write } from '#functions/platform/table/table.ts'
import { put, putNew, remove, storedItem } from '#functions/platform/table/write.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { putSentFile } from './sent-file.ts'
import { type StoredDocument, storedDocument } from './stored-document.ts'
import { markGrantUsed } from './upload-grant.ts'

type FormerDocument = NonNullable<StoredDocument['former']>
type NewDocument = Omit<StoredDocument, 'version' | 'replaced_key' | 'former' | 'uploaded_at'>

/**
 * The replaced file that is kept, if any.
 * @param returnedId of the file that staff returned, if any
 */
const keptOfFileBefore = (before: StoredDocument | null, returnedId: string | undefined) => {
  if (!before) return {}
  if (before.id === returnedId) {
    const { id, version, type, size, uploaded_at, object_key, sha256 } = before
    const former: FormerDocument = { id, version, type, size, uploaded_at, object_key, sha256 }
    return { former, replaced_key: before.former?.object_key }
  }
  return { former: before.former, replaced_key: before.object_key }
}

/** The part of the transaction that was refused. */
const isRefused = (error: unknown, index: number): boolean =>
  error instanceof ConditionFailed && error.indexes.includes(index)

/** An application with a document that it did not have, or had otherwise. */
const withDocument = (owner: RecordOwner, document: StoredDocument): RecordOwner => ({
  ...owner,
  documents: [...owner.documents.filter(({ name }) => name !== document.name), document],
})

const tries = 5

/** Compares the upload's id, which is unique; a version number comes again after a removal. */
export const ifUnchanged = ({ id }: StoredDocument) => ({
  ConditionExpression: 'id = :id',
  ExpressionAttributeValues: { ':id': id },
})

/** Long enough for every repetition of a call whose answer was lost. */
const removalsKeptInSeconds = 24 * 60 * 60

/** A removal leaves nothing by which its repetition could be recognised but this note. */
const noteRemoval = (userId: string, { requestId, now }: Attempt): Write =>
  putNew(
    storedItem(removalKey(userId, commandKeyOf(requestId) ?? requestId), {
      attempt: requestId,
      ttl: Math.floor(now.getTime() / 1000) + removalsKeptInSeconds,
    }),
  )

export const documents = ({ table, newId }: AppContext) => {
  const read = (userId: string, name: DocumentKey): Promise<StoredDocument | null> =>
    table.read(storedDocument, documentPointerKey(userId, name))

  return {
    read,

    /** The attempt of a removal that was noted under the same key; null where there is none. */
    removalLike: async (userId: string, { requestId }: Attempt): Promise<string | null> => {
      const key = commandKeyOf(requestId)
      const note = key && (await table.get(removalKey(userId, key), { consistent: true }))
      return note ? String(note.attempt) : null
    },

    /**
     * Removes the pointer, and notes that it was done under an idempotency key. @returns false when the document has been replaced or removed since it was read.
     * @throws FormChanged
     */
    forget: async (owner: FormOwner, document: StoredDocument, attempt: Attempt): Promise<boolean> => {
      const key = documentPointerKey(owner.id, document.name)
      try {
        await table.transact([
          remove(key, ifUnchanged(document)),
          countChange(owner),
          ...(attempt.idempotencyKey ? [noteRemoval(owner.id, attempt)] : []),
          ...notePaper(owner, 'PAPER_REMOVED', document.name, attempt.now, newId),
        ])
        return true
      } catch (error) {
        if (isRefused(error, 1)) throw new FormChanged()
        if (error instanceof ConditionFailed) return false
        throw error
      }
    },

    /**
     * Makes a file the document and marks its grant used, in one transaction. Of files that arrive together each replaces
     * the one before. One that is added or replaced after the submission is noted in the history.
     * @param requireUnlocked refuses what the owner may not do now; it is told whether there is a file already
     * @param returnedId of the file that staff returned, which is kept
     * @returns the pointer; null when the grant was used before. @throws FormChanged, Unavailable
     */
    savePointer: async (
      owner: RecordOwner,
      file: NewDocument,
      now: Date,
      requireUnlocked: (held: boolean) => void,
      returnedId?: string,
    ): Promise<StoredDocument | null> => {
      const userId = owner.id
      const [grantWriteIndex, formCheckIndex] = [1, 3]
      const pointerChanged = (error: unknown): boolean => error instanceof ConditionFailed
      return retry({ tries, when: pointerChanged }, async () => {
        const before = await read(userId, file.name)
        if (before?.id === file.id) return null
        requireUnlocked(before !== null)
        const pointer: StoredDocument = {
          ...file,
          version: (before?.version ?? 0) + 1,
          uploaded_at: now.toISOString(),
          ...keptOfFileBefore(before, returnedId),
        }
        const item = storedItem(documentPointerKey(userId, file.name), pointer)
        const putPointer = before ? put(item, ifUnchanged(before)) : putNew(item)
        const [lock, ...version] = before
          ? [countChange(owner)]
          : countAddition(withDocument(await readSubmitted(table, owner), pointer), now)
        try {
          await table.transact([
            putPointer,
            markGrantUsed(userId, file.id, now),
            putSentFile(file.sha256, userId),
            lock as Write,
            ...version,
            ...notePaper(owner, before ? 'PAPER_REPLACED' : 'PAPER_ADDED', file.name, now, newId),
          ])
          return pointer
        } catch (error) {
          if (isRefused(error, grantWriteIndex)) return null
          throw isRefused(error, formCheckIndex) ? new FormChanged() : error
        }
      })
    },
  }
}
