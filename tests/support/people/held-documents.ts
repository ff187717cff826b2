/** Documents of an application, held at once: what confirmed uploads leave behind, without a grant and three calls for each. */
import { createHash, randomUUID } from 'node:crypto'
import type { StoredDocument } from '#functions/data/applicants/document.ts'
import { countChange } from '#functions/data/applicants/form-lock.ts'
import { putSentFile } from '#functions/data/applicants/sent-file.ts'
import { documentPointerKey, uploadGrantKey } from '#functions/data/keys/applicants.ts'
import type { Table } from '#functions/data/table/table.ts'
import { putNew, storedItem } from '#functions/data/table/write.ts'
import { documentObjectKey } from '#functions/gateways/object-keys.ts'
import type { Services } from '#functions/services/services.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { aPng } from '#tests/support/files/images.ts'

const type = 'image/png' as const

const usedGrant = ({ object_key: _, version: __, uploaded_at, ...scan }: NewPointer) => ({
  ...scan,
  used_at: uploaded_at,
  ttl: Math.floor(Date.parse(uploaded_at) / 1000) + 15 * 60,
})
type NewPointer = Omit<StoredDocument, 'former' | 'replaced_key'>

/** A scan of a document: the same for everybody, another one for each document. */
const scanOf = (place: number) => {
  const bytes = aPng(20 + place, 20)
  return { bytes, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('base64') }
}

export const documentsHeldIn =
  ({ table, services }: { table: Table; services: Services }) =>
  /** Somebody without an application gets these documents. */
  async (userId: string, names: readonly DocumentKey[]): Promise<void> => {
    const user = await services.users.load(userId, { consistent: true })
    if (!user) throw new Error('There is no such account')
    const uploaded_at = services.clock().toISOString()
    const held = names.map((name, place) => {
      const id = randomUUID()
      const { bytes, ...scan } = scanOf(place)
      const object_key = documentObjectKey({ userId, name, id })
      return { bytes, pointer: { ...scan, id, name, type, object_key, uploaded_at, version: 1 } }
    })
    await Promise.all(held.map(({ bytes, pointer }) => services.files.put(pointer.object_key, bytes, type)))
    await table.transact([
      ...held.flatMap(({ pointer }) => [
        putNew(storedItem(documentPointerKey(userId, pointer.name), pointer)),
        putNew(storedItem(uploadGrantKey(userId, pointer.id), usedGrant(pointer))),
        putSentFile(pointer.sha256, userId),
      ]),
      countChange(user),
    ])
  }
