/**
 * The questions that are asked of passkeys. Each is for one purpose, has one answer within a few minutes, and is known by a
 * secret that only the browser holds which asked for it; the table holds the secret's hash.
 */
import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { passkeyQuestionKey } from '#functions/platform/table/keys/sign-in.ts'
import { remove, storedItem } from '#functions/platform/table/write.ts'
import { tokenHash } from './token-hash.ts'

/** Twice as long as a browser waits for the person. */
const validInSeconds = 10 * 60
const secretBytes = 32

const question = z.object({ purpose: z.string(), challenge: z.string(), ttl: z.number() })

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)
const random = (): string => randomBytes(secretBytes).toString('base64url')

export const passkeyQuestions = ({ table }: AppContext) => ({
  /** @param purpose the purpose and the person for which the answer is valid */
  ask: async (purpose: string, now: Date): Promise<{ ceremony: string; challenge: string }> => {
    const [ceremony, challenge] = [random(), random()]
    const ttl = seconds(now) + validInSeconds
    await table.put(storedItem(passkeyQuestionKey(tokenHash(ceremony)), { purpose, challenge, ttl }))
    return { ceremony, challenge }
  },

  /** The challenge of the question, which is used up by this; null when it is unknown, used, too old or for another purpose. */
  use: async (ceremony: string, purpose: string, now: Date): Promise<string | null> => {
    const key = passkeyQuestionKey(tokenHash(ceremony))
    const found = await table.read(question, key)
    if (!found || found.purpose !== purpose || found.ttl <= seconds(now)) return null
    return (await table.tryWrite([remove(key, { ConditionExpression: 'attribute_exists(pk)' })]))
      ? found.challenge
      : null
  },
})
