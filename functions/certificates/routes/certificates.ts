import { users } from '#functions/accounts/data/person/user.ts'
import { cases } from '#functions/cases/data/case.ts'
import { prepareCertificates } from '#functions/cases/use-cases/prepare-certificates.ts'
import { certificates } from '#functions/certificates/data/certificate.ts'
import { publicLog } from '#functions/certificates/data/public-log.ts'
import { registerKeys } from '#functions/certificates/data/register-key.ts'
import { certificateSheets } from '#functions/certificates/data/sheet.ts'
import {
  notePaper as noteSheet,
  prepareCertificate,
  replaceCertificate,
  voidCertificate,
} from '#functions/certificates/use-cases/certificates.ts'
import { presentCertificate } from '#functions/certificates/use-cases/present-certificate.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { events } from '#functions/platform/table/event.ts'
import { outdatedPapers } from '#functions/register/data/outdated-papers.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { readAsStaff } from '#functions/register/use-cases/read-registration.ts'
import { logFiles } from '../gateways/log-files.ts'
import { statementSigner } from '../gateways/statement-signer.ts'

export const get = route(
  'certificates.get',
  { certificates, events, files, logFiles, publicLog, registerKeys, registrations },
  async (request, services) => {
    const registration = await readAsStaff(request.params.number, 'certificate', request, services)
    return { data: await presentCertificate(registration, request.today, services) }
  },
)

export const prepare = route(
  'certificates.prepare',
  { certificates, files, logFiles, publicLog, registerKeys, registrations, statementSigner },
  async (request, services) => {
    const registration = await prepareCertificate(request.params.number, request, services)
    return { data: await presentCertificate(registration, request.today, services) }
  },
)

export const replace = route(
  'certificates.replace',
  { certificates, files, logFiles, publicLog, registerKeys, registrations, statementSigner },
  async (request, services) => {
    const registration = await replaceCertificate(request.params.number, request.body, request, services)
    return { data: await presentCertificate(registration, request.today, services) }
  },
)

const voidRoute = route(
  'certificates.void',
  { certificates, files, logFiles, publicLog, registerKeys, registrations, statementSigner },
  async (request, services) => {
    const registration = await voidCertificate(request.params.number, request.body, request, services)
    return { data: await presentCertificate(registration, request.today, services) }
  },
)

export const notePaper = route(
  'certificates.notePaper',
  { certificates, certificateSheets, files, logFiles, publicLog, registerKeys, registrations },
  async (request, services) => {
    const registration = await noteSheet(request.params.number, request.body, request, services)
    return { data: await presentCertificate(registration, request.today, services) }
  },
)

export const outdated = route('certificates.outdated', { outdatedPapers }, async (_request, services) => ({
  data: await services.outdatedPapers.list(),
}))

export const prepareMany = route(
  'certificates.prepareMany',
  { cases, certificates, files, logFiles, publicLog, registerKeys, registrations, statementSigner, users },
  async (request, services) => ({
    data: { results: await prepareCertificates(request.body.ids, request, services) },
  }),
)

export { voidRoute as void }
