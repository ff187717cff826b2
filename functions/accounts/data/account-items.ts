/** What is stored of an account, and what of it is removed with the account. */

import { formKey } from '#functions/platform/table/keys/applicants.ts'
import { type Key, personPartition } from '#functions/platform/table/keys/key.ts'
import type { Item, Table } from '#functions/platform/table/table.ts'
import { within } from '#functions/platform/table/write.ts'

/** What serves only signing in, drafts and claims: it is removed whether or not there was an application. */
const goesAlways = /^(SESSION#|~DEVICES|~SIGN-IN#|~EMAIL#|~GRANT#|~REMOVED#|~CLAIMS|CLAIM$)/

/** What is stored of an account, and which application makes the council keep a part of it. */
export interface AccountItems {
  keys: Key[]
  /** The digests of documents, by the sort keys of their pointers. */
  digests: Map<string, string>
  /** `draft`: nothing was ever submitted. `followed`: a new application was prepared after the last one. */
  application: 'draft' | 'submitted' | 'followed'
}

/** All items of an account. */
export const readAccountItems = async (table: Table, userId: string): Promise<AccountItems> => {
  const items = await table.query({
    ...within(personPartition('applicant', userId)),
    ExpressionAttributeNames: { '#sk': 'sk' },
    ProjectionExpression: 'pk, #sk, sha256, submitted_at, followed_at',
    ConsistentRead: true,
  })
  const form = items.find(({ sk }) => sk === formKey(userId).sk)
  const submitted = form?.submitted_at ? 'submitted' : 'draft'
  // An upload grant has a digest too, and its document may stay.
  const hasDigest = ({ sk, sha256 }: Item): boolean =>
    Boolean(sha256) && (submitted === 'draft' || String(sk).startsWith('DOCUMENT#'))
  return {
    keys: items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })),
    digests: new Map(items.filter(hasDigest).map(({ sk, sha256 }) => [String(sk), String(sha256)])),
    application: form?.followed_at ? 'followed' : submitted,
  }
}

/** The keys of the items to remove. The account itself is removed last, or kept with less in it. */
export const itemsThatGo = ({ keys, application }: AccountItems): Key[] =>
  keys.filter(({ sk }) => {
    if (sk === 'ACCOUNT') return false
    return application === 'draft' || goesAlways.test(sk)
  })
