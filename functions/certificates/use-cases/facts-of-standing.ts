/** What papers of the register say of an entry in good standing, as of today. */
import type { Config } from '#functions/platform/services/config.ts'
import { standingHistoryOf } from '#functions/register/use-cases/own-history.ts'
import type { Needs } from '#functions/services.ts'
import { issuerOf } from '#shared/certificates/statements/printed-facts.ts'
import type { RegistrationStatementContent } from '#shared/certificates/statements/registration-statement.ts'
import { addDays } from '#shared/kit/format.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'

const countsForDays = 90

export const factsOfStanding = async (
  entry: RegistrationRecord,
  today: string,
  { config, ...services }: { config: Pick<Config, 'BASE_URL'> } & Needs<'registrationHistory'>,
): Promise<RegistrationStatementContent> => {
  const { number, name, category, qualification, first_registered_on, valid_until } = entry
  const [counts_until = today] = [addDays(today, countsForDays), valid_until].sort()
  return {
    ...{ number, name, category, qualification, first_registered_on, valid_until, issued_on: today },
    counts_until,
    history: await standingHistoryOf(number, services),
    issuer: await issuerOf(config.BASE_URL),
  }
}
