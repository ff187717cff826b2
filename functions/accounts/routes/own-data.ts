import { accountClosings } from '#functions/accounts/data/account-closing.ts'
import { formerApplications } from '#functions/accounts/data/person/former-application.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { passkeys } from '#functions/accounts/data/sign-in/passkey.ts'
import { signIns } from '#functions/accounts/data/sign-in/sign-in-entry.ts'
import { passwords } from '#functions/accounts/gateways/passwords.ts'
import { closeAccount as closeAccountUseCase } from '#functions/accounts/use-cases/close-account.ts'
import { collectOwnData } from '#functions/accounts/use-cases/own-data/collect-own-data.ts'
import { readingsOf } from '#functions/accounts/use-cases/own-data/readings.ts'
import { snapshots } from '#functions/applications/data/snapshot.ts'
import { cases } from '#functions/cases/data/case.ts'
import { certificates } from '#functions/certificates/data/certificate.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { sentEmails } from '#functions/platform/outbox/sent-emails.ts'
import { events } from '#functions/platform/table/event.ts'
import { changeRequests } from '#functions/register/data/change-request.ts'
import { checks } from '#functions/register/data/check.ts'
import { claims } from '#functions/register/data/claim.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { registrationHistory } from '#functions/register/data/registration-history.ts'
import { watchers } from '#functions/register/data/watcher.ts'

export const readings = route('ownData.readings', { events }, async ({ user, query }, services) => ({
  data: await readingsOf(user.id, query.cursor, services),
}))

export const collect = route(
  'ownData.collect',
  {
    cases,
    certificates,
    changeRequests,
    checks,
    claims,
    events,
    files,
    formerApplications,
    limits,
    passkeys,
    registrationHistory,
    registrations,
    sentEmails,
    signIns,
    snapshots,
    watchers,
  },
  async ({ user, now }, services) => ({ data: await collectOwnData(user, now, services) }),
)

export const closeAccount = route(
  'ownData.closeAccount',
  { accountClosings, limits, passwords, users },
  async (request, services) => {
    const { user, body } = request
    return {
      data: await closeAccountUseCase(user, body.current_password, request, services),
      message: 'Your account is closed',
    }
  },
)
