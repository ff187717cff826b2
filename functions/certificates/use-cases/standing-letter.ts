/** A letter of good standing: its holder asks for it, and the register signs the standing of today. */
import type { User } from '#functions/accounts/data/person/user.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Needs } from '#functions/services.ts'
import { standingLetterStatement } from '#shared/certificates/statements/standing-letter-statement.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { addDays } from '#shared/kit/format.ts'
import type { StandingLetter } from '#shared/register/records/own-history.ts'
import { linkHeld, standingLabels, standingOn } from '#shared/register/rules/registration.ts'

const countsForDays = 90
const aDay: Limit = { scope: 'standing-letters', most: 20, windowInSeconds: 24 * 60 * 60 }

/** @throws Conflict without an entry that is in force today; TooMany */
export const writeStandingLetter = async (
  { id, account }: User,
  { now, today }: Pick<RequestContext, 'now' | 'today'>,
  { limits, registrations, statementSigner }: Needs<'limits' | 'registrations' | 'statementSigner'>,
): Promise<StandingLetter> => {
  await limits.count(aDay, id, now)
  const own = account.registration
  const entry = own ? await registrations.read(own.number, true) : null
  if (entry?.holder !== id) throw new Conflict('No registration is linked to your account')
  if (entry.link_held) throw new Conflict(linkHeld)
  const standing = standingOn(entry, today)
  if (standing !== 'active')
    throw new Conflict(
      `A letter of good standing needs a registration in force. ${entry.number}: ${standingLabels[standing].toLowerCase()}`,
    )
  const { number, name, category, qualification, first_registered_on, valid_until } = entry
  const content = {
    ...{ number, name, category, first_registered_on, valid_until },
    ...{ issued_on: today, counts_until: addDays(today, countsForDays) },
  }
  const statement = await statementSigner.sign(standingLetterStatement, () => content)
  return { ...content, qualification, statement }
}
