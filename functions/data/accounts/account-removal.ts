/**
 * Removes what is kept of a closed account, in small transactions that may be repeated: after a crash the next run goes on
 * (docs/decisions/0149-what-goes-with-an-account.md).
 */
import * as z from 'zod/mini'
import { putEvent } from '#functions/data/event.ts'
import { accountKey, cnicKey, emailKey } from '#functions/data/keys/accounts.ts'
import {
  applicantKey,
  contactKey,
  documentPointerKey,
  formerApplicationKey,
  formKey,
  qualificationKey,
  sentFileKey,
  userApplicationKey,
} from '#functions/data/keys/applicants.ts'
import { caseKey } from '#functions/data/keys/cases.ts'
import { type Key, personPartition } from '#functions/data/keys/key.ts'
import { type Attempt, nextVersion } from '#functions/data/table/record.ts'
import { ConditionFailed, type Item, type Table, type Write } from '#functions/data/table/table.ts'
import { check, put, remove, storedItem, update } from '#functions/data/table/write.ts'
import { documentKey } from '#shared/records/document.ts'
import type { Account } from './account.ts'
import { freeMarker } from './account-markers.ts'

/** Items of one transaction at most. */
const sliceSize = 25

/** What only serves signing in, drafts and claims; it goes whether or not there was an application. */
const goesAlways = /^(SESSION#|~DEVICES|~SIGN-IN#|~GRANT#|~REMOVED#|~CLAIMS)/
/** The records of a draft. Of a submitted application they stay, of one that is prepared after it the former ones come back. */
const draftRecords = /^(APPLICANT|CONTACT|QUALIFICATION#|USER-APPLICATION|DOCUMENT#)/

const stateOfForm = z.object({
  submitted_at: z.optional(z.string()),
  followed_at: z.optional(z.nullable(z.string())),
  version: z.optional(z.number()),
})

const formerRecords = z.object({
  applicant: z.nullable(z.looseObject({})),
  contact_information: z.nullable(z.looseObject({})),
  qualification_information: z.array(z.looseObject({ qualification_level: z.string() })),
  user_application: z.nullable(z.looseObject({})),
  documents: z.array(z.looseObject({ name: documentKey, sha256: z.string() })),
})

/** What is stored of an account, and which application makes the council keep a part of it. */
export interface AccountItems {
  keys: Key[]
  /** The digests of documents, by the sort keys of their pointers. */
  digests: Map<string, string>
  /** `draft`: nothing was ever submitted. `followed`: a new application was prepared after the last one. */
  application: 'draft' | 'submitted' | 'followed'
}

export const createAccountRemovals = (table: Table, newId: () => string) => {
  const transact = async (writes: Write[]): Promise<void> => {
    for (let start = 0; start < writes.length; start += sliceSize)
      await table.transact(writes.slice(start, start + sliceSize))
  }

  /** Frees a marker unless it belongs to somebody else by now. */
  const free = (key: Key, userId: string): Promise<void> =>
    table.transact([freeMarker(key, userId)]).catch((error) => {
      if (!(error instanceof ConditionFailed)) throw error
    })

  const formOf = async (userId: string) =>
    stateOfForm.parse((await table.get(formKey(userId), { consistent: true })) ?? {})

  const read = async (userId: string): Promise<AccountItems> => {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': personPartition('applicant', userId) },
      ExpressionAttributeNames: { '#sk': 'sk' },
      ProjectionExpression: 'pk, #sk, sha256, submitted_at, followed_at',
      ConsistentRead: true,
    })
    const form = items.find(({ sk }) => sk === formKey(userId).sk)
    const submitted = form?.submitted_at ? 'submitted' : 'draft'
    // A grant knows a digest too, of a document that may stay.
    const hasDigest = ({ sk, sha256 }: Item): boolean =>
      Boolean(sha256) && (submitted === 'draft' || String(sk).startsWith('DOCUMENT#'))
    return {
      keys: items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })),
      digests: new Map(items.filter(hasDigest).map(({ sk, sha256 }) => [String(sk), String(sha256)])),
      application: form?.followed_at ? 'followed' : submitted,
    }
  }

  /** The keys that are to go. The account itself goes last, or what is left of it stays. */
  const going = ({ keys, application }: AccountItems): Key[] =>
    keys.filter(({ sk }) => {
      if (sk === 'ACCOUNT') return false
      return application === 'draft' || goesAlways.test(sk)
    })

  return {
    read,
    going,

    /** What another module changes with the removal, in one transaction. @throws ConditionFailed */
    write: (writes: Write[]): Promise<void> => table.transact(writes),

    /**
     * From here on nobody keeps the account any more. @returns false when it was kept, or changed, in between, or has an
     * application that the council has not decided
     */
    begin: async (
      { id, version }: Account,
      form: { version: number } | null,
      attempt: Attempt,
    ): Promise<boolean> => {
      const now = attempt.now.toISOString()
      const fields = { closed_at: now, password_hash: '', reset_hash: undefined }
      const next = nextVersion(accountKey('applicant', id), version, fields, attempt)
      try {
        await table.transact([
          update(next),
          check({
            Key: { ...formKey(id) },
            ...(form
              ? {
                  ConditionExpression: '#version = :version',
                  ExpressionAttributeNames: { '#version': 'version' },
                  ExpressionAttributeValues: { ':version': form.version },
                }
              : { ConditionExpression: 'attribute_not_exists(submitted_at)' }),
          }),
        ])
        return true
      } catch (error) {
        if (error instanceof ConditionFailed) return false
        throw error
      }
    },

    /** E-mail addresses and CNIC are free for others. */
    freeMarkers: async ({ id, email, cnic, former_emails = [] }: Account): Promise<void> => {
      for (const address of [email, ...former_emails.map((former) => former.email)])
        if (address) await free(emailKey(address), id)
      await free(cnicKey(cnic), id)
    },

    /** Of an application that is prepared after a former one, the draft gives way to the records of the former one. */
    restoreFormer: async (userId: string): Promise<void> => {
      const { submitted_at } = await formOf(userId)
      if (!submitted_at) return
      const item = await table.get(formerApplicationKey(userId, submitted_at), { consistent: true })
      if (!item) return
      const former = formerRecords.parse(item)
      const restored = [
        ...(former.applicant ? [storedItem(applicantKey(userId), former.applicant)] : []),
        ...(former.contact_information ? [storedItem(contactKey(userId), former.contact_information)] : []),
        ...former.qualification_information.map((level) =>
          storedItem(qualificationKey(userId, level.qualification_level), level),
        ),
        ...(former.user_application ? [storedItem(userApplicationKey(userId), former.user_application)] : []),
        ...former.documents.map((document) =>
          storedItem(documentPointerKey(userId, document.name), document),
        ),
      ]
      const { keys, digests } = await read(userId)
      const kept = new Set(restored.map(({ sk }) => sk))
      const drafts = keys.filter(({ sk }) => draftRecords.test(sk) && !kept.has(sk))
      const sentBefore = new Set(former.documents.map(({ sha256 }) => sha256))
      const sentSince = [...new Set(digests.values())].filter((digest) => !sentBefore.has(digest))
      await transact([
        // First, since the drafts name them.
        ...sentSince.map((digest) => remove(sentFileKey(digest, userId))),
        ...restored.map((record) => put(record)),
        ...drafts.map((key) => remove(key)),
      ])
    },

    /** Removes these items, and with the pointer of a document who sent its bytes. @returns how many */
    remove: async (userId: string, keys: Key[], digests: AccountItems['digests']): Promise<number> => {
      const sent = keys.flatMap(({ sk }) => {
        const digest = digests.get(sk)
        return digest ? [sentFileKey(digest, userId)] : []
      })
      const all = new Map([...sent, ...keys].map((key) => [`${key.pk} ${key.sk}`, key]))
      await transact([...all.values()].map((key) => remove(key)))
      return all.size
    },

    /** The account goes, where nothing was ever submitted. */
    removeAccount: (userId: string): Promise<void> =>
      table.transact([remove(accountKey('applicant', userId))]),

    /** Only the person of the application is left of the account, with an event in its history. Done once. */
    reduceAccount: async (
      { id, version, name, father_name, cnic, created_at, closed_at, session_generation }: Account,
      { now }: Attempt,
    ): Promise<void> => {
      const left = {
        ...{ id, name, father_name, cnic, closed_at, ...(created_at && { created_at }) },
        ...{ phone: '', email: '', password_hash: '' },
        session_generation: session_generation + 1,
        version: version + 1,
      }
      const condition = {
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': version },
      }
      await table.transact([
        put(storedItem(accountKey('applicant', id), left), condition),
        putEvent(id, { event: 'ACCOUNT_REMOVED' }, now, newId()),
        // The application is there: it is what the account is kept for.
        check({ Key: { ...caseKey(id) }, ConditionExpression: 'attribute_exists(pk)' }),
      ])
    },
  }
}
