/** Documents of an application, held at once: what confirmed uploads leave behind, without a grant and three calls for each. */
import { createHash, randomUUID } from 'node:crypto'
import { countChange } from '#functions/applications/data/form-lock.ts'
import { putSentFile } from '#functions/documents/data/sent-file.ts'
import type { StoredDocument } from '#functions/documents/data/stored-document.ts'
import { documentObjectKey } from '#functions/platform/gateways/object-keys.ts'
import { documentPointerKey, uploadGrantKey } from '#functions/platform/table/keys/applicants.ts'
import type { Table } from '#functions/platform/table/table.ts'
import { putNew, storedItem } from '#functions/platform/table/write.ts'
import type { Services } from '#functions/services.ts'
import { measuredType } from '#shared/documents/rules/document-file.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { aPng } from '#tests/support/files/images.ts'

const usedGrant = ({ object_key: _, version: __, uploaded_at, ...scan }: NewPointer) => ({
  ...scan,
  used_at: uploaded_at,
  ttl: Math.floor(Date.parse(uploaded_at) / 1000) + 15 * 60,
})
type NewPointer = Omit<StoredDocument, 'former' | 'replaced_key'>

type Files = Partial<Record<DocumentKey, Buffer>>

/** Small scans: the same for everybody, another one for each document. */
export const scansOf = (names: readonly DocumentKey[]): Files =>
  Object.fromEntries(names.map((name, place) => [name, aPng(20 + place, 20)]))

export const documentsHeldIn =
  ({ table, services }: { table: Table; services: Services }) =>
  /** Somebody without an application gets these documents. */
  async (userId: string, files: Files): Promise<void> => {
    const user = await services.users.load(userId, { consistent: true })
    if (!user) throw new Error('There is no such account')
    const uploaded_at = services.clock().toISOString()
    const held = (Object.entries(files) as [DocumentKey, Buffer][]).map(([name, bytes]) => {
      const id = randomUUID()
      const type = measuredType(bytes) ?? 'application/pdf'
      const sha256 = createHash('sha256').update(bytes).digest('base64')
      const object_key = documentObjectKey({ userId, name, id })
      const pointer = { id, name, type, object_key, size: bytes.length, sha256, uploaded_at, version: 1 }
      return { bytes, pointer }
    })
    await Promise.all(
      held.map(({ bytes, pointer }) => services.files.put(pointer.object_key, bytes, pointer.type)),
    )
    await table.transact([
      ...held.flatMap(({ pointer }) => [
        putNew(storedItem(documentPointerKey(userId, pointer.name), pointer)),
        putNew(storedItem(uploadGrantKey(userId, pointer.id), usedGrant(pointer))),
        putSentFile(pointer.sha256, userId),
      ]),
      countChange(user),
    ])
  }
