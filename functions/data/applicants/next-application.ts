/** What the records of a person lose when they begin the next application. */
import { documentPointerKey, userApplicationKey } from '#functions/data/keys/applicants.ts'
import { type Attempt, nextVersion } from '#functions/data/table/record.ts'
import type { Write } from '#functions/data/table/table.ts'
import { remove, update } from '#functions/data/table/write.ts'
import { papersOfOneApplication, paymentFields } from '#shared/rules/papers-of-one-application.ts'
import { ifUnchanged } from './document.ts'
import type { User } from './user.ts'

const withoutPayment = ({ id, user_application: record }: User, attempt: Attempt): Write[] => {
  const stated = paymentFields.filter((field) => record?.[field])
  if (!record || stated.length === 0) return []
  const empty = Object.fromEntries(stated.map((field) => [field, '']))
  return [update(nextVersion(userApplicationKey(id), record.version, empty, attempt))]
}

/** The writes that take the papers of the closed application out of the records. Its archive names their files. */
export const withoutFormerPapers = (closed: User, attempt: Attempt): Write[] => [
  ...closed.documents
    .filter(({ name }) => papersOfOneApplication.includes(name))
    .map((document) => remove(documentPointerKey(closed.id, document.name), ifUnchanged(document))),
  ...withoutPayment(closed, attempt),
]
