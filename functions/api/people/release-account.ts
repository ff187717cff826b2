import { attemptOfCommand } from '#functions/app/command-attempt.ts'
import { endSessionsOf, releaseAccount } from '#functions/app/staff/release-account.ts'
import type { Route } from '#functions/http/route.ts'
import { abandonedAccounts, accountSessions, limits } from '#functions/services/service-factories.ts'

export const needs = { abandonedAccounts, accountSessions, limits }

export const route: Route<'people.releaseAccount', typeof needs> = async (request, services) => {
  const { body, staff } = request
  const asked = { staff, attempt: attemptOfCommand(request.attempt, body, staff) }
  if (body.action === 'end-sessions') {
    await endSessionsOf(body, asked, services)
    return { data: null, message: 'All sessions are ended. The person was told by email' }
  }
  await releaseAccount(body, asked, services)
  return { data: null, message: 'It is free. Somebody else can register with it now' }
}
