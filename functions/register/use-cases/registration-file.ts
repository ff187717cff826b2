/** An entry of the register as staff see it whole. */
import type { Needs } from '#functions/services.ts'
import { askedLabels } from '#shared/cases/rules/registration-corrections.ts'
import type { CertificateRecord } from '#shared/certificates/records/certificate.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import type { RegistrationFile } from '#shared/register/records/registration-file.ts'
import { standingOn } from '#shared/register/rules/registration.ts'
import { possibleActs } from '#shared/register/rules/standing-changes.ts'
import { entryKinds } from './propose-change.ts'

/** Older papers are in the history. */
const mostPapers = 20

const paperOf = (certificate: CertificateRecord): RegistrationFile['papers'][number] => {
  const { serial, issued_on, valid_until, void: end } = certificate
  return { serial, issued_on, valid_until, void: end && { on: end.on, reason: end.reason } }
}

export const registrationFileOf = async (
  registration: RegistrationRecord,
  today: string,
  {
    accounts,
    certificates,
    changeRequests,
    files,
    proposals,
  }: Needs<'accounts' | 'certificates' | 'changeRequests' | 'files' | 'proposals'>,
): Promise<RegistrationFile> => {
  const {
    number,
    photo,
    certificates: count,
    created_at: _created,
    updated_at: _updated,
    ...kept
  } = registration
  const counts = Array.from({ length: Math.min(count, mostPapers) }, (_, place) => count - place)
  const subject = plainNumber(number)
  const [account, papers, requests, proposed] = await Promise.all([
    registration.holder ? accounts.read(registration.holder) : null,
    certificates.newest(number, counts),
    changeRequests.of(number),
    Promise.all(entryKinds.map((kind) => proposals.about(kind, subject))),
  ])
  const waiting = proposed.find((one) => one !== null) ?? null
  return {
    ...{ ...kept, number, certificates: count },
    standing: standingOn(registration, today),
    photo: photo ? await files.address(photo) : null,
    unreachable: account?.unreachable ? { ...account.unreachable, phone: account.phone } : null,
    papers: papers.flatMap((paper) => (paper ? [paperOf(paper)] : [])),
    possible_acts: possibleActs(registration, today),
    requests: requests
      .filter(({ state }) => state === 'waiting')
      .map(({ id, particular }) => ({ id, title: askedLabels[particular] })),
    differs_since: registration.certificate?.differs_since ?? null,
    waiting: waiting && { title: waiting.title, by: waiting.by.name },
  }
}
