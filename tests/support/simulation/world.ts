/** The people of a simulation, made by the service itself: applicants at different points, and an office. */
import { requiredDocuments } from '#shared/applications/rules/required-documents.ts'
import { reviewPoints } from '#shared/cases/rules/review-points.ts'
import { documentSetOf } from '#shared/vocabulary/documents.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aForm } from '#tests/support/files/uploads.ts'
import { aPerson, pharmacyDegree } from '#tests/support/people/applicants.ts'
import { confirmEmailOf } from '#tests/support/people/confirmed-email.ts'
import { saveRecords } from '#tests/support/people/qualified-applicant.ts'
import type { Call } from '#tests/support/portal/gateway-event.ts'
import type { SimulatedService } from './simulated-service.ts'

const password = 'eleven quiet herons'

const asked = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  // biome-ignore lint/suspicious/noExplicitAny: the data of any endpoint, which the contract has checked
  return body.data as any
}

const staffMember = async ({ services, invoke }: SimulatedService, ...roles: StaffRole[]) => {
  const id = services.newId()
  const email = `${id}@council.example`
  const password_hash = await services.passwords.hash(password)
  const account = { id, name: `Clerk ${roles[0]}`, email, password_hash, session_generation: 1 }
  await services.staff.create({ ...account, is_admin: true, roles }, services.clock())
  const { token } = await asked(invoke('adminAuth.login', { body: { email, password } }))
  return { id, roles, ask: (name: string, call: Call = {}) => invoke(name, { token, ...call }) }
}
export type Clerk = Awaited<ReturnType<typeof staffMember>>

/** Somebody with all records and the documents that are required, who has not submitted. */
const prepared = async ({ services, invoke }: SimulatedService, born: string) => {
  const person = aPerson()
  const { token, user } = await asked(invoke('auth.register', { body: person }))
  await confirmEmailOf(services, user.id)
  const ask = (name: string, call: Call = {}) => invoke(name, { token, params: { id: 'me' }, ...call })
  const { levels } = await saveRecords((name, body) => asked(ask(name, { body })), {
    applicant: { date_of_birth: born },
  })
  for (const [index, key] of requiredDocuments('Registration').entries()) {
    const send = documentSetOf(key) === 'documents' ? 'uploads.create' : 'files.create'
    await asked(ask(send, { form: await aForm(key, aPng(20 + index, 20)) }))
  }
  return { id: user.id as string, degree: levels[pharmacyDegree] ?? '', ask }
}
export type Pharmacist = Awaited<ReturnType<typeof prepared>>

const submit = (who: Pharmacist) =>
  asked(who.ask('applicantForm.create', { body: { application_title: 'Registration' } }))

export const makeWorld = async (service: SimulatedService) => {
  const clerk = await staffMember(service, 'reviewer', 'accounts', 'reception')
  const registrar = await staffMember(service, 'registrar')
  const deputy = await staffMember(service, 'registrar', 'reviewer', 'accounts')
  const newcomer = await prepared(service, '1990-03-17')
  const submitted = await prepared(service, '1990-03-18')
  const returned = await prepared(service, '1990-03-19')
  const reviewed = await prepared(service, '1990-03-20')
  for (const who of [submitted, returned, reviewed]) await submit(who)
  const corrections = [{ item: 'contact_information.city', reason: 'other', words: 'Which one?' }]
  const params = { id: returned.id }
  await asked(clerk.ask('cases.act', { params, body: { action: 'return', corrections } }))

  const about = { params: { id: reviewed.id } }
  await asked(clerk.ask('cases.act', { ...about, body: { action: 'start-review' } }))
  const ticks = reviewPoints(await asked(clerk.ask('cases.get', about)))
  await asked(clerk.ask('cases.tick', { ...about, body: { ticks, wrong: [] } }))
  await asked(clerk.ask('cases.act', { ...about, body: { action: 'recommend-approval' } }))
  return {
    office: [clerk, registrar, deputy],
    pharmacists: [newcomer, submitted, returned, reviewed],
    world: service.snapshot(),
  }
}
