import { statementSigner } from '#functions/certificates/gateways/statement-signer.ts'
import { stateRegistration } from '#functions/certificates/use-cases/registration-statement.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { registrationHistory } from '#functions/register/data/registration-history.ts'
import { ownHistoryOf } from '#functions/register/use-cases/own-history.ts'
import { ownEntry } from '#shared/register/records/registration.ts'
import { standingOn } from '#shared/register/rules/registration.ts'

export const get = route('ownRegistration.get', { registrations }, async ({ user, today }, services) => {
  const own = user.account.registration
  const entry = own ? await services.registrations.read(own.number) : null
  if (entry?.holder !== user.id) return { data: null }
  return { data: ownEntry.parse({ ...entry, standing: standingOn(entry, today) }) }
})

/** Empty where no entry is linked to the account. */
export const history = route(
  'ownRegistration.history',
  { registrationHistory },
  async ({ user, query }, services) => {
    const own = user.account.registration
    return {
      data: own ? await ownHistoryOf(own.number, query.cursor, services) : { entries: [], next: null },
    }
  },
)

export const statement = route(
  'ownRegistration.statement',
  { limits, registrationHistory, registrations, statementSigner },
  async (request, services) => ({ data: await stateRegistration(request.user, request, services) }),
)
