/** Restores the records of a former application when the draft that followed it is removed. */
import * as z from 'zod/mini'
import {
  applicantKey,
  contactKey,
  documentPointerKey,
  qualificationKey,
  sentFileKey,
  userApplicationKey,
} from '#functions/platform/table/keys/applicants.ts'
import type { Item, Write } from '#functions/platform/table/table.ts'
import { put, remove, storedItem } from '#functions/platform/table/write.ts'
import { documentKey } from '#shared/documents/records/document.ts'
import type { AccountItems } from './account-items.ts'

/** The records of a draft. Those of a submitted application stay; a draft after a former application is replaced by its records. */
const draftRecords = /^(APPLICANT|CONTACT|QUALIFICATION#|USER-APPLICATION|DOCUMENT#)/

const formerRecords = z.object({
  applicant: z.nullable(z.looseObject({})),
  contact_information: z.nullable(z.looseObject({})),
  qualification_information: z.array(z.looseObject({ qualification_level: z.string() })),
  user_application: z.nullable(z.looseObject({})),
  documents: z.array(z.looseObject({ name: documentKey, sha256: z.string() })),
})

const recordsOf = (userId: string, former: z.output<typeof formerRecords>) => [
  ...(former.applicant ? [storedItem(applicantKey(userId), former.applicant)] : []),
  ...(former.contact_information ? [storedItem(contactKey(userId), former.contact_information)] : []),
  ...former.qualification_information.map((level) =>
    storedItem(qualificationKey(userId, level.qualification_level), level),
  ),
  ...(former.user_application ? [storedItem(userApplicationKey(userId), former.user_application)] : []),
  ...former.documents.map((document) => storedItem(documentPointerKey(userId, document.name), document)),
]

/** The writes that replace the draft by the records of the former application. */
export const writesToRestore = (userId: string, item: Item, { keys, digests }: AccountItems): Write[] => {
  const former = formerRecords.parse(item)
  const restored = recordsOf(userId, former)
  const kept = new Set(restored.map(({ sk }) => sk))
  const drafts = keys.filter(({ sk }) => draftRecords.test(sk) && !kept.has(sk))
  const sentBefore = new Set(former.documents.map(({ sha256 }) => sha256))
  const sentSince = [...new Set(digests.values())].filter((digest) => !sentBefore.has(digest))
  return [
    // First, because the drafts contain these digests.
    ...sentSince.map((digest) => remove(sentFileKey(digest, userId))),
    ...restored.map((record) => put(record)),
    ...drafts.map((key) => remove(key)),
  ]
}
