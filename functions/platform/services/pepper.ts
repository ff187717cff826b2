/** Secrets that go into hashes, and pseudonyms made with one of them. */
import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { AppContext } from './app-context.ts'

const peppers = z.object({ password: z.string(), limits: z.string() })

export const pepper = async ({ config, secret }: AppContext, name: 'password' | 'limits') =>
  Buffer.from(peppers.parse(JSON.parse(await secret(config.PEPPER_SECRET)))[name], 'base64')

/** A keyed hash in the place of an address or e-mail, so that the table holds neither. */
export const pseudonymOf = (context: AppContext) => async (subject: string) =>
  createHmac('sha256', await pepper(context, 'limits'))
    .update(subject)
    .digest('base64url')
    .slice(0, 22)
