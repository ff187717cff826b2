/** A statement of registration: its holder asks for it, and the register signs the standing of today with its history. */
import type { User } from '#functions/accounts/data/person/user.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Config } from '#functions/platform/services/config.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { wholeOwnHistory } from '#functions/register/use-cases/own-history.ts'
import type { Needs } from '#functions/services.ts'
import { verifyAddress } from '#shared/certificates/statements/certificate-statement.ts'
import { issuerOf } from '#shared/certificates/statements/printed-facts.ts'
import { registrationStatement } from '#shared/certificates/statements/registration-statement.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { addDays, dayInKarachi, formatDate } from '#shared/kit/format.ts'
import type { RegistrationPaper } from '#shared/register/records/own-history.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { type StandingStep, standingSteps } from '#shared/register/records/standing.ts'
import { linkHeld, standingLabels, standingOn } from '#shared/register/rules/registration.ts'

const countsForDays = 90
const aDay: Limit = { scope: 'registration-statements', most: 20, windowInSeconds: 24 * 60 * 60 }

/** What was decided about a standing, the oldest first. */
const standingHistoryOf = async (
  number: string,
  services: Needs<'registrationHistory'>,
): Promise<StandingStep[]> => {
  const changes = await wholeOwnHistory(number, services)
  return changes.toReversed().flatMap(({ event, since, at }) => {
    const step = Object.values(standingSteps).find((one) => one === event)
    return step ? [{ event: step, on: since ?? dayInKarachi(new Date(at)) }] : []
  })
}

/** @throws Conflict unless it is in force today, and nothing is decided that ends it on a later day */
const requireGoodStanding = (entry: RegistrationRecord, today: string): void => {
  if (entry.link_held) throw new Conflict(linkHeld)
  const standing = standingOn(entry, today)
  if (standing !== 'active')
    throw new Conflict(
      `This needs a registration in force. ${entry.number}: ${standingLabels[standing].toLowerCase()}`,
    )
  const ahead = [entry.suspended, entry.removed].find((decided) => decided && decided.since > today)
  if (ahead)
    throw new Conflict(
      `It is decided that ${entry.number} is not in force from ${formatDate(ahead.since)} on. Ask the office`,
    )
}

/** @throws Conflict as above, or without an entry; TooMany */
export const stateRegistration = async (
  { id, account }: User,
  { now, today }: Pick<RequestContext, 'now' | 'today'>,
  services: { config: Pick<Config, 'BASE_URL'> } & Needs<
    'limits' | 'registrationHistory' | 'registrations' | 'statementSigner'
  >,
): Promise<RegistrationPaper> => {
  const { config, limits, registrations, statementSigner } = services
  await limits.count(aDay, id, now)
  const own = account.registration
  const entry = own ? await registrations.read(own.number, true) : null
  if (entry?.holder !== id) throw new Conflict('No registration is linked to your account')
  requireGoodStanding(entry, today)
  const { number, name, category, qualification, first_registered_on, valid_until } = entry
  const [counts_until = today] = [addDays(today, countsForDays), valid_until].sort()
  const content = {
    ...{ number, name, category, qualification, first_registered_on, valid_until, issued_on: today },
    counts_until,
    history: await standingHistoryOf(number, services),
    issuer: await issuerOf(config.BASE_URL),
  }
  const statement = await statementSigner.sign(registrationStatement, () => content)
  return { ...content, code: verifyAddress(config.BASE_URL, statement) }
}
