/** The service in this very process, with members of staff by role and applicants whose cases wait for them. */
import { randomUUID } from 'node:crypto'
import { requiredDocuments } from '#shared/applications/rules/required-documents.ts'
import { reviewPoints } from '#shared/cases/rules/review-points.ts'
import { addDays } from '#shared/kit/format.ts'
import { type ApplicationTitle, isRegistrationNumber } from '#shared/vocabulary/applications.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { aRegistrationLink } from '#tests/support/cases/registrations.ts'
import { openStack, type Stack } from '#tests/support/portal/stack.ts'
import { tableOf } from '#tests/support/portal/table-of.ts'
import { aPerson } from './applicants.ts'
import { documentsHeldIn, scansOf } from './held-documents.ts'
import { recordsSavedAtOnce, registeredAtOnce, signedInAtOnce } from './made-at-once.ts'

const password = 'eleven quiet herons'

interface CaseSetting {
  person?: Record<string, string>
  title?: ApplicationTitle
  withDocuments?: boolean
  /** The statements of a renewal; by default number and dates. */
  stated?: object
  /** `YYYY-MM-DD`; everybody has a different day, because the same person in two cases is a warning at both. */
  born?: string
  /** Whether the address of the account is confirmed. */
  confirmed?: boolean
}

export const openStaffStack = async (...given: Parameters<typeof openStack>) => {
  const stack = await openStack(...given)
  const { services, invoke } = stack
  const inTable = { table: tableOf(stack.localStack), services }
  const hold = documentsHeldIn(inTable)
  const holdDocuments = (id: string, names: readonly DocumentKey[]) => hold(id, scansOf(names))

  /** Somebody of the staff who is signed in. */
  const staffMember = async (...roles: StaffRole[]) => {
    const account = {
      id: randomUUID(),
      name: `Clerk ${roles.join(' ')}`,
      email: `clerk-${randomUUID()}@council.example`,
      password_hash: await services.passwords.hash(password),
      session_generation: 1,
      is_admin: true,
      roles,
    }
    await services.staff.create(account, services.clock())
    const token = await signedInAtOnce(account, services)
    const ask = (name: string, call: Parameters<Stack['invoke']>[1] = {}) => invoke(name, { token, ...call })
    return {
      ...account,
      password,
      token,
      ask,
      act: (id: string, action: string, more: object = {}, headers: Record<string, string> = {}) =>
        ask('cases.act', { params: { id }, body: { action, ...more }, headers }),
    }
  }

  /** Somebody else confirms all that waits for a second person. @returns that person */
  const confirmAll = async () => {
    const second = await staffMember('registrar', 'accounts', 'administrator')
    const { open } = (await second.ask('proposals.list')).body.data
    for (const { id } of open) {
      const call = { params: { id }, body: { action: 'confirm' } }
      const { status, body } = await second.ask('proposals.act', call)
      if (status !== 200) throw new Error(`proposals.act: ${status} ${JSON.stringify(body)}`)
    }
    return second
  }

  let submitted = 0

  /** Somebody whose application has been submitted. */
  const submittedCase = async ({
    person = {},
    title = 'Registration',
    withDocuments = true,
    stated = { registrationNo: 'B 778', issueDate: '2020-01-01', expiryDate: '2025-01-01' },
    born = addDays('1990-03-17', submitted++),
    confirmed = true,
  }: CaseSetting = {}) => {
    const who = aPerson(person)
    const { id, token } = await registeredAtOnce(who, confirmed, services)
    const { name, father_name } = who
    await recordsSavedAtOnce(id, { name, father_name, date_of_birth: born }, inTable)
    if (withDocuments) await holdDocuments(id, requiredDocuments(title))
    const body = { application_title: title, ...(title === 'Renewal' && stated) }
    const { status, body: said } = await invoke('applicantForm.create', { token, body })
    if (status !== 201) throw new Error(`applicantForm.create: ${status} ${JSON.stringify(said)}`)
    const form = said.data
    return { id, token, person: who, form, fee: form.fee_amount as number }
  }
  type WaitingCase = Awaited<ReturnType<typeof submittedCase>>

  const payment = ({ fee }: WaitingCase, challan_no = `CH-${randomUUID().slice(0, 8)}`) => ({
    payment: { challan_no, amount: fee, paid_on: '2026-11-20' },
  })

  /** A registrar links the applicant of a renewal to the entry that the certificate shows. */
  const link = async (id: string, given: object = {}) => {
    const registrar = await staffMember('registrar')
    const call = { params: { id }, body: aRegistrationLink(given) }
    const { status, body } = await registrar.ask('cases.linkRegistration', call)
    if (status !== 200) throw new Error(`linkRegistration: ${status} ${JSON.stringify(body)}`)
  }

  /** A reviewer looks at every point and recommends the approval. */
  const review = async (id: string, reviewer: Awaited<ReturnType<typeof staffMember>>) => {
    await reviewer.act(id, 'start-review')
    const ticks = reviewPoints((await services.users.load(id)) as Parameters<typeof reviewPoints>[0])
    await reviewer.ask('cases.tick', { params: { id }, body: { ticks, wrong: [] } })
    const { status, body } = await reviewer.act(id, 'recommend-approval')
    if (status !== 200) throw new Error(`recommend-approval: ${status} ${JSON.stringify(body)}`)
  }

  /** Reviewed by one person, a renewal linked to the number that it states, paid as another has verified: nothing is left but the decision. */
  const readyCase = async (setting: CaseSetting = {}) => {
    const application = await submittedCase(setting)
    const { registrationNo = '' } = application.form
    if (setting.title === 'Renewal' && isRegistrationNumber(registrationNo))
      await link(application.id, { number: registrationNo })
    await review(application.id, await staffMember('reviewer'))
    await (await staffMember('accounts')).act(application.id, 'verify-fee', payment(application))
    return application
  }

  /** @throws Error where the certificate cannot be prepared */
  const prepareCertificate = async (id: string) => {
    const reception = await staffMember('reception')
    const { results } = (await reception.ask('certificates.prepareMany', { body: { ids: [id] } })).body.data
    if (!results[0].certificate) throw new Error(results[0].words)
  }

  /** From the submission to the collection of the certificate. */
  const registeredCase = async (setting: CaseSetting = {}) => {
    const application = await readyCase(setting)
    const registrar = await staffMember('registrar')
    await registrar.act(application.id, 'approve')
    await prepareCertificate(application.id)
    await registrar.act(application.id, 'certificate-ready')
    const handover = { cnic_seen: true, reason: 'The papers came by post' }
    const { status, body } = await registrar.act(application.id, 'collect', handover)
    if (status !== 200) throw new Error(`collect: ${status} ${JSON.stringify(body)}`)
    return application
  }

  return {
    ...{ stack, services, staffMember, confirmAll, submittedCase, link, review, readyCase, payment },
    ...{ holdDocuments, prepareCertificate, registeredCase },
    close: () => stack.close(),
  }
}
export type StaffStack = Awaited<ReturnType<typeof openStaffStack>>
