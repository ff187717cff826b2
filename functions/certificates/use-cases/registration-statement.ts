/** A statement of registration: its holder asks for it, and the register signs the standing of today with its history. */
import type { User } from '#functions/accounts/data/person/user.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Config } from '#functions/platform/services/config.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Needs } from '#functions/services.ts'
import { verifyAddress } from '#shared/certificates/statements/certificate-statement.ts'
import { registrationStatement } from '#shared/certificates/statements/registration-statement.ts'
import { Conflict } from '#shared/kit/errors.ts'
import type { RegistrationPaper } from '#shared/register/records/own-history.ts'
import { standingObstacle } from '#shared/register/rules/good-standing.ts'
import { factsOfStanding } from './facts-of-standing.ts'
import { paperInLog } from './log-state.ts'

const aDay: Limit = { scope: 'registration-statements', most: 20, windowInSeconds: 24 * 60 * 60 }

/** @throws Conflict without an entry in good standing; TooMany */
export const stateRegistration = async (
  { id, account }: User,
  { now, today }: Pick<RequestContext, 'now' | 'today'>,
  services: { config: Pick<Config, 'BASE_URL'> } & Needs<
    'limits' | 'logFiles' | 'publicLog' | 'registrationHistory' | 'registrations' | 'statementSigner'
  >,
): Promise<RegistrationPaper> => {
  const { config, limits, registrations, statementSigner } = services
  await limits.count(aDay, id, now)
  const own = account.registration
  const entry = own ? await registrations.read(own.number, true) : null
  if (entry?.holder !== id) throw new Conflict('No registration is linked to your account')
  const obstacle = standingObstacle(entry, today)
  if (obstacle) throw new Conflict(obstacle)
  const content = await factsOfStanding(entry, today, services)
  const statement = await statementSigner.sign(registrationStatement, () => content)
  const in_log = await paperInLog(entry, services)
  return { ...content, code: verifyAddress(config.BASE_URL, statement), in_log }
}
