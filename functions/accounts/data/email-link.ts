/**
 * What is sent to an address to act with: links that confirm an applicant's address, or undo the change of one; the code and the
 * link about a claim, for the address in an old book; the link of an organisation that asks by name. Only the hash of the token is stored.
 */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { emailLinkKey } from '#functions/platform/table/keys/accounts.ts'
import type { Table } from '#functions/platform/table/table.ts'
import { storedItem } from '#functions/platform/table/write.ts'
import { tokenHash } from './sign-in/token-hash.ts'

const dayInSeconds = 24 * 60 * 60
/** Until when an objection counts the claim says, which may wait long for the office. */
const validInSeconds = {
  confirm: 7 * dayInSeconds,
  undo: 7 * dayInSeconds,
  'claim-code': 2 * dayInSeconds,
  'claim-objection': 365 * dayInSeconds,
  check: 30 * 60,
}

const emailLink = z.object({
  kind: z.enum(['confirm', 'undo', 'claim-code', 'claim-objection', 'check']),
  user_id: z.string(),
  /** The address that it confirms or restores: the one that it was sent to. */
  email: z.string(),
  /** The change of address or password that it undoes, or the claim that it is about. */
  change: z.optional(z.string()),
  /** The entry of the register in whose book the address is. */
  number: z.optional(z.string()),
  /** When it ends, in seconds. */
  ttl: z.number(),
})
export type EmailLink = z.output<typeof emailLink>

/** When the link was sent, in seconds. */
export const issuedAt = ({ kind, ttl }: EmailLink): number => ttl - validInSeconds[kind]

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)

/** The account decides whether a link still has an effect: each works once, and a newer change makes it void. */
export const createEmailLinks = (table: Table) => ({
  /** Stores the hash of a new token, whose link is sent afterwards. */
  issue: (link: Omit<EmailLink, 'ttl'>, token: string, now: Date): Promise<void> => {
    const ttl = seconds(now) + validInSeconds[link.kind]
    return table.put(storedItem(emailLinkKey(tokenHash(token)), { ...link, ttl }))
  },

  /** What the token is for; null when it is unknown, too old, or of a link of the other kind. */
  read: async (kind: EmailLink['kind'], token: string, now: Date): Promise<EmailLink | null> => {
    const link = await table.read(emailLink, emailLinkKey(tokenHash(token)))
    return link?.kind === kind && link.ttl > seconds(now) ? link : null
  },
})

export const emailLinks = ({ table }: AppContext) => createEmailLinks(table)
