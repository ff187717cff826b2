/** Everything that the portal keeps of a person, for that person (docs/security.md#own-data). */

import type { FormerRecords } from '#functions/accounts/data/person/former-application.ts'
import type { User } from '#functions/accounts/data/person/user.ts'
import type { Session } from '#functions/accounts/data/sign-in/session.ts'
import type { StoredCase } from '#functions/applications/data/case/stored-case.ts'
import { objectsOf, type StoredSnapshot } from '#functions/applications/data/snapshot.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import {
  ownRequestsOf,
  presentOwnRequest,
} from '#functions/register/use-cases/change-requests/own-requests.ts'
import { presentClaim } from '#functions/register/use-cases/claims/claim-registration.ts'
import type { Needs } from '#functions/services.ts'
import type { OwnArchive } from '#shared/accounts/contract/own-archive.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { ownEntryOf } from './own-entry.ts'
import { type Files, gatherFiles } from './own-files.ts'
import { historyOf } from './readings.ts'

const aDay: Limit = { scope: 'own-data', most: 5, windowInSeconds: 24 * 60 * 60 }

type Kept = Omit<FormerRecords, 'account' | 'application_form' | 'review'> & {
  application_form: FormerRecords['application_form'] | null
  review: Pick<StoredCase, 'payment'> | null
}

/** @param folder of its files, ending with `/` */
const applicationOf = (kept: Kept, versions: StoredSnapshot[], folder: string, files: Files) => ({
  personal_information: kept.applicant && { ...kept.applicant, photo: files.photo(folder, kept.applicant) },
  contact_information: kept.contact_information,
  qualification_information: kept.qualification_information,
  application_form: kept.application_form,
  user_application: kept.user_application,
  documents: files.documents(folder, kept.documents),
  versions: versions.map((version) => ({ ...version, files: files.version(folder, objectsOf(version)) })),
  payment: kept.review?.payment ?? null,
})

const accountOf = ({ account }: User) => ({
  ...account,
  unreachable: account.unreachable ?? null,
  former_emails: (account.former_emails ?? []).map(({ email }) => email),
})

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString()
const signInOf = ({ started_at, last_seen }: Session) => ({
  started_at: instant(started_at),
  last_used_at: instant(last_seen),
})

/** @throws TooMany */
export const collectOwnData = async (
  user: User,
  now: Date,
  services: Needs<
    | 'cases'
    | 'certificates'
    | 'changeRequests'
    | 'checks'
    | 'claims'
    | 'config'
    | 'events'
    | 'files'
    | 'formerApplications'
    | 'limits'
    | 'passkeys'
    | 'registrationHistory'
    | 'registrations'
    | 'sentEmails'
    | 'signIns'
    | 'snapshots'
    | 'watchers'
  >,
): Promise<OwnArchive> => {
  await services.limits.count(aDay, user.id, now)
  const [review, former, history, tries, emails, held, claimed, asked] = await Promise.all([
    services.cases.read(user.id),
    services.formerApplications.of(user.id),
    historyOf(user.id, services),
    services.signIns.newest('applicant', user.id, now),
    services.sentEmails.of(user.id),
    services.passkeys.read('applicant', user.id),
    services.claims.of(user.id),
    ownRequestsOf(user, services),
  ])
  const versionsOf = async (form: { submitted_at: string } | null) =>
    form ? services.snapshots.list(user.id, form.submitted_at) : []
  const versions = await versionsOf(user.application_form)
  const formerVersions = await Promise.all(former.map((kept) => versionsOf(kept.application_form)))
  const files = gatherFiles()
  // A closed application after which a new one is prepared is among the former ones, and its payment with it.
  const present = { ...user, review: user.application_form && review }
  const records = {
    made_at: now.toISOString(),
    account: accountOf(user),
    ...applicationOf(present, versions, 'files/', files),
    former_applications: former.map((kept, index) => ({
      account: kept.account,
      ...applicationOf(
        kept,
        formerVersions[index] ?? [],
        `files/${kept.application_form.reference_no}/`,
        files,
      ),
    })),
    claims: claimed.claims.map((claim) => ({ ...presentClaim(claim), file: files.claim(claim) })),
    change_requests: asked.map((request) => ({
      ...presentOwnRequest(request, null),
      file: files.changeRequest(request),
    })),
    sign_ins: user.sessions.map(signInOf),
    passkeys: (held?.passkeys ?? []).map(({ name, created_at, last_used_at }) => ({
      ...{ name, created_at, last_used_at },
    })),
    sign_in_tries: tries.map(({ at, outcome, browser = null }) => ({ at, outcome, browser })),
    emails,
    ...history,
    ...(await ownEntryOf(user, files, dayInKarachi(now), services)),
  }
  return { records, files: await files.addresses(services) }
}
