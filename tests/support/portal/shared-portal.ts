/** The running portal that the tests of a project share; started once by `shared-portal.ts`. */
import { inject } from 'vitest'
import { openAccount, openAccountAt, type Stage, staffToken } from '#tests/support/people/applicants.ts'
import { call, type Options } from './http-client.ts'

export interface PortalFacts {
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
  account: (given?: Record<string, string>) => openAccount(facts().url, given),
  accountAt: (stage: Stage) => openAccountAt(facts().url, stage),
  staffToken: () => staffToken(facts().url, facts().adminEmail, facts().adminPassword),
  facts,
}

interface Email {
  to: string
  subject: string
  text: string
}

/** The newest e-mail to an address that satisfies a condition, once it has come. */
export const emailTo = async (to: string, subject: string, after = 0): Promise<Email> => {
  for (let tries = 0; tries < 100; tries++) {
    const { body } = await portal.call('GET', '/__local/mail')
    const found = (body as Email[]).filter((it) => it.to === to && it.subject === subject)
    if (found.length > after) return found[0] as Email
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No email "${subject}" came`)
}

/** The token in a reset e-mail's link. */
export const tokenIn = (email: Email): string =>
  /\/auth\/reset-password\/([\w-]+)\?/.exec(email.text)?.[1] ?? 'no token in the e-mail'
