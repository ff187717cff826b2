/** A letter of good standing: two people of the office issue it to the regulator whom its holder has named. */
import type { Config } from '#functions/platform/services/config.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import { verifyAddress } from '#shared/certificates/statements/certificate-statement.ts'
import { goodStandingStatement } from '#shared/certificates/statements/good-standing-statement.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import type { GoodStandingPaper } from '#shared/register/records/change-request.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import { factsOfStanding } from './facts-of-standing.ts'
import { paperInLog } from './log-state.ts'

/** Whether the entry allows it was looked at before: shared/register/rules/good-standing.ts. */
export const letterOfGoodStanding =
  (
    by: Clerk,
    { staff, attempt }: { staff: { account: { name: string } }; attempt: Attempt },
    services: { config: Pick<Config, 'BASE_URL'> } & Needs<
      'logFiles' | 'publicLog' | 'registrationHistory' | 'statementSigner'
    >,
  ) =>
  async (entry: RegistrationRecord, addressed_to: string): Promise<GoodStandingPaper> => {
    const content = {
      ...(await factsOfStanding(entry, dayInKarachi(attempt.now), services)),
      ...{ date_of_birth: entry.date_of_birth ?? '', addressed_to },
      ...{ issued_by: by.name, confirmed_by: staff.account.name },
    }
    const statement = await services.statementSigner.sign(goodStandingStatement, () => content)
    const { issuer: _issuer, ...printed } = content
    const in_log = await paperInLog(entry, services)
    return { ...printed, code: verifyAddress(services.config.BASE_URL, statement), ...(in_log && { in_log }) }
  }
