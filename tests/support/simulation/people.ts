/** The people of a simulation, made by the service itself. */
import { requiredDocuments } from '#shared/applications/rules/required-documents.ts'
import { reviewPoints } from '#shared/cases/rules/review-points.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import { type DocumentKey, documentSetOf } from '#shared/vocabulary/documents.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aForm } from '#tests/support/files/uploads.ts'
import { aPerson, pharmacyDegree } from '#tests/support/people/applicants.ts'
import { confirmEmailOf } from '#tests/support/people/confirmed-email.ts'
import { saveRecords } from '#tests/support/people/qualified-applicant.ts'
import type { SimulatedService } from './simulated-service.ts'

const password = 'eleven quiet herons'

export const asked = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  // biome-ignore lint/suspicious/noExplicitAny: the data of any endpoint, which the contract has checked
  return body.data as any
}

export const staffMember = async (
  { services, signedIn }: SimulatedService,
  name: string,
  roles: StaffRole[],
  given: { cnic?: string } = {},
) => {
  const id = services.newId()
  const email = `${name.toLowerCase()}@council.example`
  const password_hash = await services.passwords.hash(password)
  const account = { id, name, email, password_hash, session_generation: 1, is_admin: true, roles, ...given }
  await services.staff.create(account, services.clock())
  const ask = signedIn(id, 'adminAuth.login', { email, password })
  const act = (about: string, action: string, more: object = {}) =>
    ask('cases.act', { params: { id: about }, body: { action, ...more } })
  return { id, name, ask, act }
}
export type Clerk = Awaited<ReturnType<typeof staffMember>>

/** Somebody with an account and nothing else. */
export const accountHolder = async (
  { services, invoke, signedIn }: SimulatedService,
  given: Record<string, string>,
) => {
  const person = aPerson({ email: `${given.name?.replaceAll(' ', '-').toLowerCase()}@example.com`, ...given })
  const { user } = await asked(invoke('auth.register', { body: person }))
  await confirmEmailOf(services, user.id)
  const { email, password } = person
  const ask = signedIn(user.id, 'auth.login', { email, password })
  return { id: user.id as string, name: person.name, person, ask }
}
export type AccountHolder = Awaited<ReturnType<typeof accountHolder>>

interface Prepared {
  born: string
  title?: ApplicationTitle
  without?: DocumentKey
  person?: Record<string, string>
}

/** Somebody with all records and the documents that are required, who has not submitted. */
export const prepared = async (
  service: SimulatedService,
  name: string,
  { born, title = 'Registration', without, person = {} }: Prepared,
) => {
  const who = await accountHolder(service, { name, ...person })
  const ask: typeof who.ask = (endpoint, call = {}) => who.ask(endpoint, { params: { id: 'me' }, ...call })
  const { levels } = await saveRecords((endpoint, body) => asked(ask(endpoint, { body })), {
    applicant: { name, date_of_birth: born },
  })
  for (const [index, key] of requiredDocuments(title).entries()) {
    const send = documentSetOf(key) === 'documents' ? 'uploads.create' : 'files.create'
    if (key !== without) await asked(ask(send, { form: await aForm(key, aPng(20 + index, 20)) }))
  }
  return { ...who, title, degree: levels[pharmacyDegree] ?? '', ask }
}
export type Pharmacist = Awaited<ReturnType<typeof prepared>>

/** The statements of a renewal. */
export const stated = (registrationNo: string, expiryDate: string) => ({
  registrationNo,
  issueDate: '2021-01-01',
  expiryDate,
})

export const submit = (who: Pharmacist, more: object = {}) =>
  asked(who.ask('applicantForm.create', { body: { application_title: who.title, ...more } }))

/** Every point is marked, and no document opened. */
export const mark = async ({ id }: Pharmacist, by: Clerk) => {
  const params = { id }
  const ticks = reviewPoints(await asked(by.ask('cases.get', { params })))
  await asked(by.ask('cases.tick', { params, body: { ticks, wrong: [] } }))
}

/** The documents are opened by the one who recommends; another may have marked the points. */
export const review = async (who: Pharmacist, by: Clerk, marks: Clerk = by) => {
  await asked(by.act(who.id, 'start-review'))
  for (const key of requiredDocuments(who.title))
    await by.ask('cases.document', { params: { id: who.id, key } })
  await mark(who, marks)
  await asked(by.act(who.id, 'recommend-approval'))
}

export const payment = (fee: number, challan_no: string) => ({
  payment: { challan_no, amount: fee, paid_on: '2026-11-20' },
})
