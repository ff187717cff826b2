import {
  applicantPrefix,
  checkedPrefix,
  checkerEmailPrefix,
  checkerPrefix,
  cnicPrefix,
  emailLinkPrefix,
  endOfCore,
  enteredForPrefix,
  limitPrefix,
  outboxPrefix,
  passkeyQuestionPrefix,
  registrationPrefix,
  resetPrefix,
  signInPrefix,
  snapshotPrefix,
  staffEmailPrefix,
  staffPrefix,
  voucherPrefix,
} from '#functions/platform/table/partitions.ts'
import type { Family } from './tools.ts'

const people = [applicantPrefix, staffPrefix]
const temporary = [
  ...[resetPrefix, emailLinkPrefix, passkeyQuestionPrefix, limitPrefix, outboxPrefix],
  ...[checkedPrefix, checkerPrefix, checkerEmailPrefix],
]
const lasting = [cnicPrefix, registrationPrefix, staffEmailPrefix, voucherPrefix]

const temporaryOfPeople = [
  'SESSION#',
  enteredForPrefix,
  ...['GRANT#', 'DEVICES', 'REMOVED#', 'SENT-NOTE#', 'PRINTED#'].map((name) => `${endOfCore}${name}`),
  signInPrefix,
]
const lastingOfPeople = [
  snapshotPrefix,
  ...['CASE', 'FORMER#', 'EVENT#', 'NOTE#', 'EMAIL#', 'CLAIMS', 'PASSKEYS'].map(
    (name) => `${endOfCore}${name}`,
  ),
]

const isIn = (prefixes: readonly string[], key: string) => prefixes.some((prefix) => key.startsWith(prefix))

/** Null where both are right. */
const mustExpire = (pk: string, sk: string): boolean | null => {
  if (!isIn(people, pk)) return isIn(temporary, pk) ? true : isIn(lasting, pk) ? false : null
  if (isIn(temporaryOfPeople, sk)) return true
  return isIn(lastingOfPeople, sk) || !sk.startsWith(endOfCore) ? false : null
}

/** Seconds since 1970, not milliseconds: the database would never delete it otherwise. */
const latest = 10_000_000_000

export const lifetimes: Family = {
  name: 'lifetimes',
  holds:
    'Every record that is kept for a limited time has a time of deletion, and no record of an application, a person or the register has one.',
  open: ({ tell }) => ({
    see: ({ pk, items }) => {
      for (const [sk, { ttl }] of items) {
        const must = mustExpire(pk, sk)
        if (must === false && ttl !== undefined) tell({ pk, sk }, 'This record would be deleted by its ttl.')
        if (must === true && !(typeof ttl === 'number' && ttl < latest))
          tell({ pk, sk }, 'This item is kept for a time and has no ttl in seconds.')
      }
    },
  }),
}
