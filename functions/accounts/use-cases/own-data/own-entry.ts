/** What the register holds of a person: the entry that is linked to the account, its history and its certificate. */
import type { User } from '#functions/accounts/data/person/user.ts'
import { currentOf, printedWords } from '#functions/certificates/use-cases/present-certificate.ts'
import { ownNamedChecksOf } from '#functions/register/use-cases/own-checks.ts'
import { wholeOwnHistory } from '#functions/register/use-cases/own-history.ts'
import { whoWatches } from '#functions/register/use-cases/watching/who-watches.ts'
import type { Needs } from '#functions/services.ts'
import type { OwnRecords } from '#shared/accounts/contract/own-archive.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import type { Files } from './own-files.ts'

/** None while an objection holds the link. */
const certificateOf = async (
  entry: RegistrationRecord,
  files: Files,
  services: Needs<'certificates' | 'config'>,
): Promise<OwnRecords['certificate']> => {
  const current = entry.link_held ? null : await currentOf(entry, services)
  return current && { ...printedWords(current, services), photo: files.certificatePhoto(current) }
}

const nothing = {
  ...{ certificate: null, registration: null, registration_history: [], registration_watchers: [] },
  checks_by_name: [],
}

/** Null and empty where no entry is linked to the account. */
export const ownEntryOf = async (
  { id, account }: User,
  files: Files,
  today: string,
  services: Needs<
    'certificates' | 'checks' | 'config' | 'registrationHistory' | 'registrations' | 'watchers'
  >,
): Promise<Pick<OwnRecords, keyof typeof nothing>> => {
  const own = account.registration
  const entry = own ? await services.registrations.read(own.number) : null
  if (entry?.holder !== id) return nothing
  return {
    registration: { ...entry, certificate: entry.certificate?.serial ?? null },
    certificate: await certificateOf(entry, files, services),
    checks_by_name: await ownNamedChecksOf(id, entry.number, services),
    registration_history: await wholeOwnHistory(entry.number, services),
    registration_watchers: await whoWatches(entry.number, today, services),
  }
}
