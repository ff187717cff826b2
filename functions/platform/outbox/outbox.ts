/** The outbox: an e-mail is written in the transaction of its change; the stream function sends it. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { outboxKey } from '../table/keys/emails.ts'
import type { Key } from '../table/keys/key.ts'
import { ConditionFailed, type Item, type Table, type Write, wasMade } from '../table/table.ts'
import { putNew, storedItem, update } from '../table/write.ts'
import { type Delivery, earlierOutcomes } from './delivery.ts'
import type { Message } from './message.ts'
import { putSent } from './sent-emails.ts'
import { isOfApplicant, type NewEmail, type StoredEmail, storedEmail } from './stored-email.ts'

/** How long the outbox keeps an e-mail. */
export const keptInSeconds = 30 * 24 * 60 * 60
/** A function that stops after claiming an e-mail delays it by this long at most. */
const claimInSeconds = 60

type EmailOutcome = 'sent' | 'void' | 'refused' | 'failed'

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)

/** The write that puts an e-mail into the outbox, for the transaction of its change. */
export const putEmail = (email: NewEmail, now: Date): Write =>
  putNew(
    storedItem(outboxKey(email.id), {
      at: now.toISOString(),
      ...email,
      created_at: now.toISOString(),
      ttl: seconds(now) + keptInSeconds,
    }),
  )

/** A try that certainly sent nothing gives its claim back and does not count. */
const giveBack = { ':none': 0, ':less': -1 }

const updateInput = (key: Key, UpdateExpression: string, values: Item, ConditionExpression: string) => ({
  Key: { ...key },
  UpdateExpression,
  ConditionExpression,
  ExpressionAttributeValues: values,
})

const settled = (id: string, outcome: EmailOutcome, now: Date) =>
  updateInput(
    outboxKey(id),
    'SET sent_at = :at, outcome = :outcome',
    { ':at': now.toISOString(), ':outcome': outcome },
    'attribute_exists(pk)',
  )

export const createEmails = (table: Table) => ({
  /** Puts an e-mail that belongs to no other change. */
  put: (email: NewEmail, now: Date): Promise<void> => table.transact([putEmail(email, now)]),

  /** The e-mail, or null when it is not kept any more. */
  read: (id: string): Promise<StoredEmail | null> => table.read(storedEmail, outboxKey(id)),

  /** Claims the e-mail for sending, which counts as a try; null when it was sent or another call has claimed it. */
  claim: async (id: string, now: Date): Promise<StoredEmail | null> => {
    try {
      return storedEmail.parse(
        await table.update(
          updateInput(
            outboxKey(id),
            'SET claimed_until = :until ADD tries :one',
            { ':until': seconds(now) + claimInSeconds, ':now': seconds(now), ':one': 1 },
            'attribute_exists(pk) AND attribute_not_exists(sent_at) AND (attribute_not_exists(claimed_until) OR claimed_until < :now)',
          ),
        ),
      )
    } catch (error) {
      if (error instanceof ConditionFailed) return null
      throw error
    }
  },

  /** Whether nothing is left to do for an e-mail that could not be claimed. */
  isSettled: async (id: string): Promise<boolean> => {
    const item = await table.get(outboxKey(id), { consistent: true })
    return !item || item.sent_at !== undefined
  },

  /** Gives the claim back after a failure that certainly sent nothing. */
  release: async (id: string): Promise<void> => {
    await table.update(
      updateInput(
        outboxKey(id),
        'SET claimed_until = :none ADD tries :less',
        giveBack,
        'attribute_exists(pk)',
      ),
    )
  },

  /** Records an unexpected error and gives the claim back. @returns the number of errors so far. */
  fail: async (id: string): Promise<number> => {
    const { failures } = await table.update(
      updateInput(
        outboxKey(id),
        'SET claimed_until = :none ADD failures :one, tries :less',
        { ...giveBack, ':one': 1 },
        'attribute_exists(pk)',
      ),
    )
    return Number(failures)
  },

  /** Notes what became of a sent e-mail. @returns false when that, or what comes after it, is noted already */
  noteDelivery: async (id: string, delivery: Delivery): Promise<boolean> => {
    const earlier = earlierOutcomes(delivery.outcome).map((outcome, index) => [`:e${index}`, outcome])
    const isEarlier = earlier.length > 0 ? ` OR delivery.outcome IN (${earlier.map(([name]) => name)})` : ''
    return wasMade(
      table.update(
        updateInput(
          outboxKey(id),
          'SET delivery = :delivery',
          { ':delivery': delivery, ...Object.fromEntries(earlier) },
          `attribute_exists(pk) AND (attribute_not_exists(delivery)${isEarlier})`,
        ),
      ),
    )
  },

  /** `outcome`: void, permanently refused by the mail service, or failed too often. */
  settle: async (id: string, outcome: EmailOutcome, now: Date): Promise<void> => {
    await table.update(settled(id, outcome, now))
  },

  /** The same of one that was sent; with it the line for the applicant, while there is an account. */
  settleSent: async (email: StoredEmail, message: Message, now: Date): Promise<void> => {
    const input = settled(email.id, 'sent', now)
    const listed =
      isOfApplicant(email.kind) && (await table.tryWrite([update(input), ...putSent(email, message, now)]))
    if (!listed) await table.update(input)
  },
})

export const emails = ({ table }: AppContext) => createEmails(table)
