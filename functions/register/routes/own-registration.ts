import type { User } from '#functions/accounts/data/person/user.ts'
import { certificates } from '#functions/certificates/data/certificate.ts'
import { publicLog } from '#functions/certificates/data/public-log.ts'
import { logFiles } from '#functions/certificates/gateways/log-files.ts'
import { statementSigner } from '#functions/certificates/gateways/statement-signer.ts'
import { printedCertificateOf } from '#functions/certificates/use-cases/present-certificate.ts'
import { proveLines } from '#functions/certificates/use-cases/prove-lines.ts'
import { stateRegistration } from '#functions/certificates/use-cases/registration-statement.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { registrationHistory } from '#functions/register/data/registration-history.ts'
import { watchers as watcherRecords } from '#functions/register/data/watcher.ts'
import { ownHistoryOf } from '#functions/register/use-cases/own-history.ts'
import { whoWatches } from '#functions/register/use-cases/watching/who-watches.ts'
import type { Needs } from '#functions/services.ts'
import { ownEntry } from '#shared/register/records/registration.ts'
import { standingOn } from '#shared/register/rules/registration.ts'

/** Null where no entry is linked to the account. */
const entryOf = async ({ id, account }: User, { registrations }: Needs<'registrations'>) => {
  const entry = account.registration ? await registrations.read(account.registration.number) : null
  return entry?.holder === id ? entry : null
}

export const get = route('ownRegistration.get', { registrations }, async ({ user, today }, services) => {
  const entry = await entryOf(user, services)
  return { data: entry && ownEntry.parse({ ...entry, standing: standingOn(entry, today) }) }
})

export const certificate = route(
  'ownRegistration.certificate',
  { certificates, files, logFiles, publicLog, registrations },
  async ({ user }, services) => {
    const entry = await entryOf(user, services)
    return { data: entry && !entry.link_held ? await printedCertificateOf(entry, services) : null }
  },
)

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

export const watchers = route(
  'ownRegistration.watchers',
  { registrations, watchers: watcherRecords },
  async ({ user, today }, services) => {
    const entry = await entryOf(user, services)
    return { data: entry ? await whoWatches(entry.number, today, services) : [] }
  },
)

export const log = route(
  'ownRegistration.log',
  { logFiles, publicLog, registrations },
  async ({ user }, services) => {
    const entry = await entryOf(user, services)
    return { data: entry && !entry.link_held ? await proveLines(entry, services) : [] }
  },
)

export const statement = route(
  'ownRegistration.statement',
  { limits, logFiles, publicLog, registrationHistory, registrations, statementSigner },
  async (request, services) => ({ data: await stateRegistration(request.user, request, services) }),
)
