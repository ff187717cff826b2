/** An entry of the register as staff see it whole. */
import type { Needs } from '#functions/services.ts'
import { askedLabels } from '#shared/cases/rules/registration-corrections.ts'
import type { CertificateRecord } from '#shared/certificates/records/certificate.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import type { RegistrationFile } from '#shared/register/records/registration-file.ts'
import { standingOn } from '#shared/register/rules/registration.ts'
import { possibleActs } from '#shared/register/rules/standing-changes.ts'
import { presentCheck } from '../data/check.ts'
import { entryKinds } from './propose-change.ts'

/** Older papers are in the history. */
const mostPapers = 20
const mostChecks = 10

const paperOf = (certificate: CertificateRecord): RegistrationFile['papers'][number] => {
  const { serial, issued_on, valid_until, void: end } = certificate
  return { serial, issued_on, valid_until, void: end && { on: end.on, reason: end.reason } }
}

type Services = Needs<
  | 'accounts'
  | 'cases'
  | 'certificates'
  | 'changeRequests'
  | 'checks'
  | 'files'
  | 'formerApplications'
  | 'proposals'
>

/** The case may be that of an application which is stored as a former one already. */
const applicationsOf = async (
  holder: string,
  { cases, formerApplications }: Pick<Services, 'cases' | 'formerApplications'>,
): Promise<RegistrationFile['applications']> => {
  const [review, formers] = await Promise.all([cases.read(holder), formerApplications.of(holder)])
  const all = [...(review ? [review] : []), ...formers.map(({ application_form }) => application_form)]
  const once = new Map(all.toReversed().map((one) => [one.reference_no, one]))
  return [...once.values()].toReversed().map(({ reference_no, application_title, status, status_since }) => ({
    ...{ reference_no, application_title, status, status_since },
  }))
}

export const registrationFileOf = async (
  registration: RegistrationRecord,
  today: string,
  services: Services,
): Promise<RegistrationFile> => {
  const { accounts, certificates, changeRequests, checks, files, proposals } = services
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
  const { holder } = registration
  const [account, applications, papers, requests, asked, proposed] = await Promise.all([
    holder ? accounts.read(holder) : null,
    holder ? applicationsOf(holder, services) : [],
    certificates.newest(number, counts),
    changeRequests.of(number),
    checks.about(number),
    Promise.all(entryKinds.map((kind) => proposals.about(kind, subject))),
  ])
  const waiting = proposed.find((one) => one !== null) ?? null
  return {
    ...{ ...kept, number, certificates: count },
    standing: standingOn(registration, today),
    photo: photo ? await files.address(photo) : null,
    unreachable: account?.unreachable ? { ...account.unreachable, phone: account.phone } : null,
    papers: papers.flatMap((paper) => (paper ? [paperOf(paper)] : [])),
    applications,
    letters: requests.flatMap(({ id, letter }) =>
      letter ? [{ id, addressed_to: letter.addressed_to, issued_on: letter.issued_on }] : [],
    ),
    named_checks: asked.slice(0, mostChecks).map(presentCheck),
    possible_acts: possibleActs(registration, today),
    requests: requests
      .filter(({ state }) => state === 'waiting')
      .map(({ id, particular }) => ({ id, title: askedLabels[particular] })),
    differs_since: registration.certificate?.differs_since ?? null,
    waiting: waiting && { title: waiting.title, by: waiting.by.name },
  }
}
