/** The running portal that the tests of a project share; started once by `shared-portal.ts`. */
import { inject } from 'vitest'
import {
  openAccount,
  openAccountAt,
  openUnconfirmedAccount,
  type Stage,
  staffToken,
} from '#tests/support/people/applicants.ts'
import { until } from '#tests/support/waiting/until.ts'
import { call, type Options } from './http-client.ts'

interface PortalFacts {
  url: string
  adminEmail: string
  adminPassword: string
}

declare module 'vitest' {
  interface ProvidedContext {
    portal: PortalFacts
  }
}

const facts = (): PortalFacts => inject('portal')

export const portal = {
  call: (method: string, path: string, options?: Options) => call(facts().url, method, path, options),
  /** Its address is not confirmed, which few tests need and each takes an e-mail to wait for. */
  account: (given?: Record<string, string>) => openUnconfirmedAccount(facts().url, given),
  confirmedAccount: (given?: Record<string, string>) => openAccount(facts().url, given),
  accountAt: (stage: Stage) => openAccountAt(facts().url, stage, openUnconfirmedAccount),
  staffToken: () => staffToken(facts().url, facts().adminEmail, facts().adminPassword),
  facts,
}

interface Email {
  to: string
  subject: string
  text: string
}

/** All e-mails that an address got so far, the newest first. */
export const emailsTo = async (to: string): Promise<Email[]> => {
  const { body } = await portal.call('GET', `/__local/mail/${encodeURIComponent(to)}`)
  return body as Email[]
}

/** The newest e-mail to an address that satisfies a condition, once it has come. */
export const emailTo = (to: string, subject: string, after = 0): Promise<Email> =>
  until(async () => {
    const found = (await emailsTo(to)).filter((email) => email.subject === subject)
    return found.length > after && found[0]
  }, `an e-mail "${subject}"`)

/** The token in a reset e-mail's link. */
export const tokenIn = (email: Email): string =>
  /\/auth\/reset-password\/([\w-]+)\?/.exec(email.text)?.[1] ?? 'no token in the e-mail'
