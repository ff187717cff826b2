/** Which file is a person's document: the pointer to an object, set last of all when a file is uploaded. */
import * as z from 'zod/mini'
import { Unavailable } from '#shared/errors.ts'
import { documentFile, documentKey } from '#shared/records/document.ts'
import type { DocumentKey } from '#shared/vocabulary.ts'
import { documentPointerKey } from './keys.ts'
import { putNew } from './record.ts'
import { fileSent } from './sent-file.ts'
import { ConditionFailed, type Item, type Table, type TransactItem } from './table.ts'
import { useGrant } from './upload-grant.ts'

/** As stored. `id` is that of the upload the file came with. */
export const storedDocument = z.extend(documentFile, {
  name: documentKey,
  object_key: z.string(),
  /** Base64. */
  sha256: z.string(),
  /** The object that nothing needs any more since this file has come. */
  replaced_key: z.optional(z.string()),
  /** The file that the desk has returned; kept beside this one, so that both can be compared. */
  former: z.optional(z.extend(documentFile, { object_key: z.string() })),
})
export type FormerDocument = NonNullable<z.output<typeof storedDocument>['former']>
export type StoredDocument = z.output<typeof storedDocument>

/** Refuses a transaction unless some file is held under the key. */
export const documentHeld =
  (userId: string, name: DocumentKey) =>
  (TableName: string): TransactItem => ({
    ConditionCheck: {
      TableName,
      Key: { ...documentPointerKey(userId, name) },
      ConditionExpression: 'attribute_exists(pk)',
    },
  })

export type NewDocument = Omit<StoredDocument, 'version' | 'replaced_key' | 'former' | 'uploaded_at'>

/** What stays of the file before, and what goes. @param returnedId of the file that the desk has returned, if any */
const remains = (before: StoredDocument | null, returnedId: string | undefined) => {
  if (!before) return {}
  if (before.id === returnedId) {
    const { id, version, type, size, uploaded_at, object_key } = before
    const former: FormerDocument = { id, version, type, size, uploaded_at, object_key }
    return { former, replaced_key: before.former?.object_key }
  }
  return { former: before.former, replaced_key: before.object_key }
}

const tries = 5

/** An upload's id comes once; a version comes again after a removal. */
const stillNames = ({ id }: StoredDocument) => ({
  ConditionExpression: 'id = :id',
  ExpressionAttributeValues: { ':id': id },
})

export const createDocuments = (table: Table) => {
  const read = async (userId: string, name: DocumentKey): Promise<StoredDocument | null> => {
    const item = await table.get(documentPointerKey(userId, name), { consistent: true })
    return item && storedDocument.parse(item)
  }

  const replace =
    (item: Item, before: StoredDocument) =>
    (TableName: string): TransactItem => ({ Put: { TableName, Item: item, ...stillNames(before) } })

  return {
    read,

    /** Forgets a document as it was read. @returns false when it has been replaced or removed since. */
    forget: async (userId: string, document: StoredDocument): Promise<boolean> => {
      const key = documentPointerKey(userId, document.name)
      try {
        await table.transact((TableName) => [
          { Delete: { TableName, Key: { ...key }, ...stillNames(document) } },
        ])
        return true
      } catch (error) {
        if (error instanceof ConditionFailed) return false
        throw error
      }
    },

    /**
     * Makes a file the document and uses its grant up, in one transaction. Files that arrive together each take the
     * place of the one before. @param returnedId of the file that the desk has returned: it is kept beside the new one
     * @returns the pointer; null when the grant was used up by somebody else. @throws Unavailable
     */
    point: async (
      userId: string,
      file: NewDocument,
      now: Date,
      returnedId?: string,
    ): Promise<StoredDocument | null> => {
      for (let attempt = 0; attempt < tries; attempt++) {
        const before = await read(userId, file.name)
        const pointer: StoredDocument = {
          ...file,
          version: (before?.version ?? 0) + 1,
          uploaded_at: now.toISOString(),
          ...remains(before, returnedId),
        }
        const item = { ...documentPointerKey(userId, file.name), _v: 1, ...pointer }
        const put = before ? replace(item, before) : putNew(item)
        try {
          await table.transact((name) => [
            put(name),
            useGrant(userId, file.id, now)(name),
            fileSent(file.sha256, userId)(name),
          ])
          return pointer
        } catch (error) {
          if (!(error instanceof ConditionFailed)) throw error
          if (error.indexes.includes(1)) return null
        }
      }
      throw new Unavailable()
    },
  }
}
