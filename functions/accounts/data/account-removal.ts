/**
 * Removes what is kept of a closed account, in small transactions that may be repeated: after a crash the next run goes on
 * (docs/decisions/accounts/0148-closing-removal-and-retention.md).
 */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { putEvent } from '#functions/platform/table/event.ts'
import { accountKey, cnicKey, emailKey } from '#functions/platform/table/keys/accounts.ts'
import { formerApplicationKey, formKey, sentFileKey } from '#functions/platform/table/keys/applicants.ts'
import { caseKey } from '#functions/platform/table/keys/cases.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { type Attempt, nextVersion } from '#functions/platform/table/record.ts'
import { ConditionFailed, type Write } from '#functions/platform/table/table.ts'
import { check, put, remove, storedItem, update } from '#functions/platform/table/write.ts'
import { type AccountItems, itemsThatGo, readAccountItems } from './account-items.ts'
import { freeMarker } from './account-markers.ts'
import { writesToRestore } from './former-restoring.ts'
import type { Account } from './stored-account.ts'

/** Items of one transaction at most. */
const sliceSize = 25

const stateOfForm = z.object({ submitted_at: z.optional(z.string()) })

export const accountRemovals = ({ table, newId }: AppContext) => {
  const transact = async (writes: Write[]): Promise<void> => {
    for (let start = 0; start < writes.length; start += sliceSize)
      await table.transact(writes.slice(start, start + sliceSize))
  }

  /** Frees a marker unless it belongs to somebody else by now. */
  const free = (key: Key, userId: string): Promise<void> =>
    table.transact([freeMarker(key, userId)]).catch((error) => {
      if (!(error instanceof ConditionFailed)) throw error
    })

  return {
    read: (userId: string): Promise<AccountItems> => readAccountItems(table, userId),
    going: itemsThatGo,

    /** Writes that another module adds to the transaction of the removal. @throws ConditionFailed */
    write: (writes: Write[]): Promise<void> => table.transact(writes),

    /**
     * After this the account can no longer be kept. @returns false when it was kept or changed in between, or has an
     * application that the council has not decided
     */
    begin: async (
      { id, version }: Account,
      form: { version: number } | null,
      attempt: Attempt,
    ): Promise<boolean> => {
      const now = attempt.now.toISOString()
      const fields = { closed_at: now, password_hash: '', reset_email: undefined }
      const next = nextVersion(accountKey('applicant', id), version, fields, attempt)
      return table.tryWrite([
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
    },

    /** Frees the e-mail addresses and the CNIC for others. */
    freeMarkers: async ({ id, email, cnic, former_emails = [] }: Account): Promise<void> => {
      for (const address of [email, ...former_emails.map((former) => former.email)])
        if (address) await free(emailKey(address), id)
      await free(cnicKey(cnic), id)
    },

    /** Replaces the draft of an application by the records of the former one. */
    restoreFormer: async (userId: string): Promise<void> => {
      const { submitted_at } = stateOfForm.parse(
        (await table.get(formKey(userId), { consistent: true })) ?? {},
      )
      if (!submitted_at) return
      const item = await table.get(formerApplicationKey(userId, submitted_at), { consistent: true })
      if (item) await transact(writesToRestore(userId, item, await readAccountItems(table, userId)))
    },

    /** Removes these items, and with the pointer of a document the record of who sent its bytes. @returns how many */
    remove: async (userId: string, keys: Key[], digests: AccountItems['digests']): Promise<number> => {
      const sent = keys.flatMap(({ sk }) => {
        const digest = digests.get(sk)
        return digest ? [sentFileKey(digest, userId)] : []
      })
      const all = new Map([...sent, ...keys].map((key) => [`${key.pk} ${key.sk}`, key]))
      await transact([...all.values()].map((key) => remove(key)))
      return all.size
    },

    /** Removes the account of somebody who never submitted anything. */
    removeAccount: (userId: string): Promise<void> =>
      table.transact([remove(accountKey('applicant', userId))]),

    /** Leaves only the person of the application in the account, and adds an event to its history. Done once. */
    reduceAccount: async (
      { id, version, session_generation, ...account }: Account,
      { now }: Attempt,
    ): Promise<void> => {
      const { name, father_name, cnic, created_at, closed_at, email_confirmed_at } = account
      const left = {
        ...{ id, name, father_name, cnic, created_at, closed_at, email_confirmed_at },
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
        // The account is kept for its application, so that must exist.
        check({ Key: { ...caseKey(id) }, ConditionExpression: 'attribute_exists(pk)' }),
      ])
    },
  }
}
