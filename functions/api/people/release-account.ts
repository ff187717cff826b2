import { releaseAccount } from '#functions/app/staff/release-account.ts'
import type { Route } from '#functions/http/route.ts'
import { abandonedAccounts, limits } from '#functions/services/service-factories.ts'

export const needs = { abandonedAccounts, limits }

export const route: Route<'people.releaseAccount', typeof needs> = async (request, services) => {
  await releaseAccount(request.body, request, services)
  return { data: null, message: 'It is free. Somebody else can register with it now' }
}
