/** The outbox: a letter is written with the change it tells of; the stream function sends it (design, section 4). */
import * as z from 'zod/mini'
import { type Key, letterKey } from '#functions/data/keys.ts'
import { putNew } from '#functions/data/record.ts'
import { ConditionFailed, type Item, type Table, type TransactItem } from '#functions/data/table.ts'

const keptInSeconds = 30 * 24 * 60 * 60
/** A sender that dies after claiming a letter holds it back this long at most. */
const claimInSeconds = 60

/** Letters that tell an applicant of a step of their application. */
export const caseLetters = [
  'application-submitted',
  'application-returned',
  'application-approved',
  'application-declined',
  'certificate-ready',
] as const
export type CaseLetter = (typeof caseLetters)[number]
export const isCaseLetter = (kind: string): kind is CaseLetter =>
  (caseLetters as readonly string[]).includes(kind)

export const letter = z.object({
  id: z.string(),
  /** `void` is written for unknown addresses, so that both cases cost the same; nothing is sent. */
  kind: z.enum([...caseLetters, 'password-reset', 'account-changed', 'staff-link', 'void']),
  /** Of an applicant, or of a member of staff where the kind says so. */
  user_id: z.string(),
  /** Where it goes when not to the account's present address. */
  to: z.optional(z.string()),
  sent_at: z.optional(z.string()),
})
export type Letter = z.output<typeof letter>

export type NewLetter = Omit<Letter, 'sent_at'>

export type LetterOutcome = 'sent' | 'void' | 'refused' | 'failed'

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)

/** The write that puts a letter into the outbox, for the transaction of its change. */
export const letterToSend = (it: NewLetter, now: Date): ((table: string) => TransactItem) =>
  putNew({
    ...letterKey(it.id),
    _v: 1,
    ...it,
    created_at: now.toISOString(),
    ttl: seconds(now) + keptInSeconds,
  })

const markItem = (key: Key, UpdateExpression: string, values: Item, ConditionExpression: string) => ({
  Key: { ...key },
  UpdateExpression,
  ConditionExpression,
  ExpressionAttributeValues: values,
})

export const createLetters = (table: Table) => ({
  /** Puts a letter that belongs to no other change. */
  put: (it: NewLetter, now: Date): Promise<void> => table.transact((name) => [letterToSend(it, now)(name)]),

  /** The letter, or null when it is not kept any more. */
  read: async (id: string): Promise<Letter | null> => {
    const item = await table.get(letterKey(id), { consistent: true })
    return item && letter.parse(item)
  },

  /** Takes the letter for sending; null when it was sent or somebody else holds it. */
  claim: async (id: string, now: Date): Promise<Letter | null> => {
    try {
      return letter.parse(
        await table.update(
          markItem(
            letterKey(id),
            'SET claimed_until = :until',
            { ':until': seconds(now) + claimInSeconds, ':now': seconds(now) },
            'attribute_exists(pk) AND attribute_not_exists(sent_at) AND (attribute_not_exists(claimed_until) OR claimed_until < :now)',
          ),
        ),
      )
    } catch (error) {
      if (error instanceof ConditionFailed) return null
      throw error
    }
  },

  /** Whether nothing is left to do for a letter that could not be claimed. */
  isSettled: async (id: string): Promise<boolean> => {
    const item = await table.get(letterKey(id), { consistent: true })
    return !item || item.sent_at !== undefined
  },

  /** Gives the claim back after a failure that certainly sent nothing. */
  release: async (id: string): Promise<void> => {
    await table.update(
      markItem(letterKey(id), 'SET claimed_until = :none', { ':none': 0 }, 'attribute_exists(pk)'),
    )
  },

  /** Notes an error nobody foresaw and gives the claim back. @returns how many there were by now. */
  fail: async (id: string): Promise<number> => {
    const { failures } = await table.update(
      markItem(
        letterKey(id),
        'SET claimed_until = :none ADD failures :one',
        { ':none': 0, ':one': 1 },
        'attribute_exists(pk)',
      ),
    )
    return Number(failures)
  },

  /** `outcome`: sent, void, refused by the mail service for good, or failed too often. */
  settle: async (id: string, outcome: LetterOutcome, now: Date): Promise<void> => {
    await table.update(
      markItem(
        letterKey(id),
        'SET sent_at = :at, outcome = :outcome',
        { ':at': now.toISOString(), ':outcome': outcome },
        'attribute_exists(pk)',
      ),
    )
  },
})
export type Letters = ReturnType<typeof createLetters>
