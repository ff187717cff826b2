/** What the records of a person lose when they begin the next application. */

import { ifUnchanged } from '#functions/documents/data/document.ts'
import { accountKey } from '#functions/platform/table/keys/accounts.ts'
import { documentPointerKey, userApplicationKey } from '#functions/platform/table/keys/applicants.ts'
import { type Attempt, nextVersion } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { remove, update } from '#functions/platform/table/write.ts'
import {
  papersOfOneApplication,
  paymentFields,
} from '#shared/applications/rules/papers-of-one-application.ts'
import type { User } from './user.ts'

const withoutPayment = ({ id, user_application: record }: User, attempt: Attempt): Write[] => {
  const stated = paymentFields.filter((field) => record?.[field])
  if (!record || stated.length === 0) return []
  const empty = Object.fromEntries(stated.map((field) => [field, '']))
  return [update(nextVersion(userApplicationKey(id), record.version, empty, attempt))]
}

/** Staff who entered the closed application at the counter may work on the next one. */
const withoutCounter = ({ id, account }: User, attempt: Attempt): Write[] => {
  const { counter, version } = account
  if (!counter) return []
  return [
    update(
      nextVersion(accountKey('applicant', id), version, { counter: { ...counter, followed: true } }, attempt),
    ),
  ]
}

/**
 * The writes that take the papers of the closed application out of the records. Its archive names their files. A paper that was
 * replaced since belongs to the next application.
 * @param submitted the closed application as its last version says it
 */
export const withoutFormerPapers = (present: User, submitted: User, attempt: Attempt): Write[] => [
  ...present.documents
    .filter(
      ({ name, id }) =>
        papersOfOneApplication.includes(name) && submitted.documents.some((one) => one.id === id),
    )
    .map((document) => remove(documentPointerKey(present.id, document.name), ifUnchanged(document))),
  ...withoutPayment(present, attempt),
  ...withoutCounter(present, attempt),
]
