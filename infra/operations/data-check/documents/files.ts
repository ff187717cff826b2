import * as z from 'zod/mini'
import { objectsOf, storedSnapshot } from '#functions/applications/data/snapshot.ts'
import { storedApplicant } from '#functions/applications/data/stored-applicant.ts'
import { storedDocument } from '#functions/documents/data/stored-document.ts'
import { changeRequestObjectKey } from '#functions/platform/gateways/object-keys.ts'
import { bookPagesPrefix } from '#functions/platform/table/keys/books.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { ownClaimsKey, registrationKey } from '#functions/platform/table/keys/register.ts'
import {
  bookPrefix,
  certificatePrefix,
  changeRequestPrefix,
  proposalsPartition,
  registrationChangePrefix,
  registrationPrefix,
  snapshotPrefix,
} from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { storedRequest } from '#functions/register/data/change-request.ts'
import { storedClaims } from '#functions/register/data/claim.ts'
import { certificateRecord } from '#shared/certificates/records/certificate.ts'
import { registrationRecord } from '#shared/register/records/registration.ts'
import { personOf } from '../applications/person.ts'
import { references } from '../references.ts'
import { type Family, type Group, keyOf, read, type StoredFile } from '../tools.ts'

type Named = (string | null | undefined)[]

const namedByPerson = (sk: string, item: Item): Named => {
  if (sk.startsWith('DOCUMENT#')) {
    const document = read(storedDocument, item)
    return [document?.object_key, document?.former?.object_key]
  }
  if (sk === 'APPLICANT') return [read(storedApplicant, item)?.photo_key]
  if (sk.startsWith(snapshotPrefix)) {
    const version = read(storedSnapshot, item)
    return version ? objectsOf(version).map(({ object_key }) => object_key) : []
  }
  if (sk === ownClaimsKey('').sk)
    return (read(storedClaims, item)?.claims ?? []).map(({ object_key }) => object_key)
  return []
}

const namedByFormer = (group: Group): [Item, Named][] =>
  (personOf(group)?.formers ?? []).map(({ item, records }) => [
    item,
    [...records.documents.map(({ object_key }) => object_key), records.applicant?.photo_key],
  ])

const namedByRegister = (sk: string, item: Item): Named => {
  if (sk === registrationKey('').sk) return [read(registrationRecord, item)?.photo]
  if (sk.startsWith(changeRequestPrefix)) {
    const request = read(storedRequest, item)
    return request?.state === 'withdrawn' ? [] : [request?.object_key]
  }
  if (sk.startsWith(registrationChangePrefix) && item.document)
    return [changeRequestObjectKey(String(item.pk).slice(registrationPrefix.length), String(item.document))]
  return sk.startsWith(certificatePrefix) ? [read(certificateRecord, item)?.photo] : []
}

const proposedStanding = z.object({ subject: z.string(), contents: z.object({ document: z.string() }) })

const namedIn = (group: Group): [Item, Named][] => [
  ...namedByFormer(group),
  ...[...group.items].map(([sk, item]): [Item, Named] => {
    if (personOf(group)) return [item, namedByPerson(sk, item)]
    if (group.pk.startsWith(registrationPrefix)) return [item, namedByRegister(sk, item)]
    const proposed = group.pk === proposalsPartition ? read(proposedStanding, item) : null
    if (proposed) return [item, [changeRequestObjectKey(proposed.subject, proposed.contents.document)]]
    const isPage = group.pk.startsWith(bookPrefix) && sk.startsWith(bookPagesPrefix)
    return [item, isPage ? [String(item.object_key)] : []]
  }),
]

/** An upload may be confirmed for a quarter of an hour, and the daily clean-up needs a day. */
const settledAfterMs = 2 * 24 * 60 * 60 * 1000
/** A scan of a book that another one has replaced stays. */
const judged = /^(documents|photos|claims|requests)\//

/** Used instead of a partition if a finding is about a file. */
export const storeOfFiles = 'file'

export const files: Family = {
  name: 'files',
  holds: 'Every file that a record names is in the store, and a record names every file of a person.',
  open: (tools) => {
    const objects = references<Key, StoredFile>(tools)
    const isOld = ({ storedAt }: StoredFile) => tools.now.getTime() - storedAt.getTime() > settledAfterMs
    const isJudged = (file: StoredFile) => judged.test(file.key) && isOld(file)
    return {
      see: (group) => {
        for (const [item, named] of namedIn(group))
          for (const key of named) if (key) objects.want(`file ${key}`, keyOf(item))
      },
      seeFile: (file) => objects.find(`file ${file.key}`, file),
      end: () =>
        objects.each((named, file) => {
          if (!file)
            for (const key of named) tools.tell(key, 'This record names a file that is not in the store.')
          if (file && named.length === 0 && isJudged(file))
            tools.tellLeftover({ pk: storeOfFiles, sk: file.key }, 'No record names this file.')
        }),
    }
  },
}
