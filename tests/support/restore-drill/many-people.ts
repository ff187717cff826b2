/** People with account, application and a document, and entries of the register, as items that agree with each other. */
import { createHash, randomUUID } from 'node:crypto'
import { newAccount } from '#functions/accounts/data/new-account.ts'
import { documentObjectKey } from '#functions/platform/gateways/object-keys.ts'
import { cnicKey, emailKey } from '#functions/platform/table/keys/accounts.ts'
import { documentPointerKey, sentFileKey } from '#functions/platform/table/keys/applicants.ts'
import type { Item, Table } from '#functions/platform/table/table.ts'
import { storedItem } from '#functions/platform/table/write.ts'
import { createRegistrations } from '#functions/register/data/registration.ts'
import { aSubmitter, itemsOfACase } from '#tests/support/cases/case-items.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aRegistration } from '#tests/support/register/registrations.ts'

/** An object of the store that a record names. */
export interface NamedFile {
  key: string
  bytes: Buffer
}

const documentOf = (userId: string, now: Date): { items: Item[]; file: NamedFile } => {
  const [id, bytes] = [randomUUID(), Buffer.concat([aPng(20, 20), Buffer.from(randomUUID())])]
  const sha256 = createHash('sha256').update(bytes).digest('base64')
  const key = documentObjectKey({ userId, name: 'profile_image', id })
  const pointer = {
    ...{ id, version: 1, name: 'profile_image', type: 'image/png', size: bytes.length },
    ...{ uploaded_at: now.toISOString(), object_key: key, sha256 },
  }
  return {
    items: [
      storedItem(documentPointerKey(userId, 'profile_image'), pointer),
      storedItem(sentFileKey(sha256, userId), { user_id: userId }),
    ],
    file: { key, bytes },
  }
}

/** Somebody who has submitted. */
export const aPersonWithCase = async (now: Date) => {
  const who = aSubmitter()
  const { id, items, counters } = await itemsOfACase(who, now)
  const email = `${id}@example.org`
  const person = { name: who.name, father_name: who.father_name, cnic: who.cnic, phone: who.phone, email }
  const account = newAccount(
    { ids: { user: id, session: randomUUID() }, person, passwordHash: '', welcome: null },
    { requestId: randomUUID(), now },
  )
  const document = documentOf(id, now)
  const markers = [emailKey(email), cnicKey(who.cnic)].map((key) => storedItem(key, { user_id: id }))
  return { items: [...items, account, ...markers, ...document.items], counters, file: document.file }
}

/** An entry of the register with its history and its places. */
export const itemsOfAnEntry = (place: number, now: Date): Item[] => {
  const number = `B-${String(place).padStart(6, '0')}`
  const entry = aRegistration({ number, photo: null, source: { application: `PC-2020-${place}` } })
  const change = { event: 'IMPORTED', by: null } as const
  const attempt = { requestId: randomUUID(), now }
  const writes = createRegistrations({} as Table, randomUUID).putRegistration(entry, change, attempt)
  return writes.flatMap((write) => write('-').Put?.Item ?? [])
}
