import type { Limit } from '#functions/data/limit.ts'
import type { Route } from '#functions/http/route.ts'
import { accounts, emails, limits } from '#functions/services/service-factories.ts'
import type { Needs } from '#functions/services/services.ts'
import { TooMany } from '#shared/errors.ts'

const hour = 60 * 60
const byAddress: Limit = { scope: 'forgot-ip', most: 10, windowInSeconds: hour }
/** E-mails to one address; more are not sent, and the answer does not say so (security, T11). */
const byEmail: Limit[] = [
  { scope: 'forgot-email', most: 3, windowInSeconds: hour },
  { scope: 'forgot-email-day', most: 10, windowInSeconds: 24 * hour },
]

const mayHaveEmail = async (email: string, now: Date, { limits }: Needs<'limits'>): Promise<boolean> => {
  try {
    for (const limit of byEmail) await limits.count(limit, email, now)
    return true
  } catch (error) {
    if (error instanceof TooMany) return false
    throw error
  }
}

export const needs = { accounts, emails, limits }

/** The same answer and the same writes for known and unknown addresses; the e-mail itself leaves later. */
export const route: Route<'auth.forgotPassword', typeof needs> = async ({ body, address, now }, services) => {
  const { accounts, emails, limits, newId } = services
  await limits.count(byAddress, address, now)
  const wanted = await mayHaveEmail(body.email, now, services)
  const userId = await accounts.idByEmail(body.email)
  const email = {
    id: newId(),
    kind: userId && wanted ? 'password-reset' : 'void',
    user_id: userId ?? newId(),
  } as const
  await emails.put(email, now)
  return {
    data: null,
    message: 'If this email has an account, a letter with a link to set a new password is on its way',
  }
}
