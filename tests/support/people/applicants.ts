/** Builders: a person, and how far they have come. */
import { randomInt, randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { newApplicant } from '#shared/applications/records/applicant.ts'
import type { newContactInformation } from '#shared/applications/records/contact-information.ts'
import type { newUserApplication } from '#shared/applications/records/user-application.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'
import { aPhoto } from '#tests/support/files/images.ts'
import { call, type Options } from '#tests/support/portal/http-client.ts'
import { openEmailLink } from './confirmed-email.ts'

export const [matriculation, intermediate, pharmacyDegree, masters] = qualificationLevels

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('')

/** A CNIC of the demonstration range, as digits. */
export const aCnic = (): string => `99999${digits(8)}`

export const aPerson = (given: Record<string, string> = {}) => ({
  name: 'Ayesha Siddiqua',
  father_name: 'Muhammad Imran',
  cnic: aCnic(),
  phone: '0300 1234567',
  email: `person-${randomUUID()}@example.com`,
  password: 'seven green parrots',
  password_confirmation: given.password ?? 'seven green parrots',
  ...given,
})

/** Typed, so that the compiler names the builders of a record with a new required field. */
const applicant: z.input<typeof newApplicant> = {
  title: 'Ms.',
  name: 'Ayesha Siddiqua',
  father_name: 'Muhammad Imran',
  gender: 'Female',
  date_of_birth: '1990-03-17',
  religion: 'Muslim',
  marital_status: 'Single',
  domicile: 'Lahore',
  country_of_birth: 'Pakistan',
  telephoneRes: '042 35761234',
  telephoneOffice: '',
  mobile: '0300 1234567',
  designation: 'Pharmacist',
  organization: 'Mayo Hospital',
  fields: 'Hospital Pharmacy',
}
export const anApplicant = (given: Record<string, unknown> = {}) => ({ ...applicant, ...given })

const contact: z.input<typeof newContactInformation> = {
  residential: '12 Canal Road\nModel Town',
  permanent: '4 Mall Road, Kasur',
  professional: 'Mayo Hospital, Lahore',
  city: 'Lahore',
}
export const aContact = (given: Record<string, unknown> = {}) => ({ ...contact, ...given })

const userApplication: z.input<typeof newUserApplication> = {
  gender: 'f',
  registration_no: 'A-12345',
  category_type: 'Category A',
  category_issue_date: '2015-02-03',
  date_of_birth: '1990-03-17',
  permanent_address: '4 Mall Road, Kasur',
  present_address: '12 Canal Road\nModel Town',
  pharmacy_council: 'Punjab Pharmacy Council',
  province_of_pharmacy: 'Punjab',
  branch_code: '0412',
  challan_no: 'CH-778812',
  challan_submit_date: '2024-10-05',
  deposit_slip_no: 'DS-5567',
  reference_no: 'PC-2024-7K3MQ9XA',
  verification_date: '2024-10-09',
}
export const aUserApplication = (given: Record<string, unknown> = {}) => ({ ...userApplication, ...given })

const years: Record<string, string> = {
  [matriculation]: '2006',
  [intermediate]: '2008',
  [pharmacyDegree]: '2014',
  [masters]: '2017',
}

export const aQualification = (level: string, given: Record<string, unknown> = {}) => ({
  qualification_level: level,
  year_of_passing: years[level],
  degree_issue_date: `${years[level]}-08-14`,
  name_of_institute: 'Government College',
  board_university: 'University of the Punjab',
  ...(level === masters && { department: 'Pharmaceutics' }),
  ...given,
})

/** One signed-in person, who has not opened the link of the welcome e-mail yet, and short ways to call. */
export const openUnconfirmedAccount = async (base: string, given: Record<string, string> = {}) => {
  const person = aPerson(given)
  const { status, text, body } = await call(base, 'POST', '/api/auth/register', { body: person })
  if (status !== 201) throw new Error(`Registering failed: ${status} ${text}`)
  const { token, user } = body.data
  const as = (options: Options = {}) => ({ token, ...options })
  return {
    person,
    token: token as string,
    id: user.id as string,
    get: (path: string, options?: Options) => call(base, 'GET', path, as(options)),
    post: (path: string, body?: unknown, options?: Options) =>
      call(base, 'POST', path, as({ body, ...options })),
    patch: (path: string, body?: unknown, options?: Options) =>
      call(base, 'PATCH', path, as({ body, ...options })),
    delete: (path: string, options?: Options) => call(base, 'DELETE', path, as(options)),
  }
}
export type Account = Awaited<ReturnType<typeof openUnconfirmedAccount>>

/** The same with a confirmed address. */
export const openAccount = async (base: string, given: Record<string, string> = {}): Promise<Account> => {
  const account = await openUnconfirmedAccount(base, given)
  const { status, text } = await openEmailLink(base, account.person.email.toLowerCase())
  if (status !== 200) throw new Error(`Confirming the address failed: ${status} ${text}`)
  return account
}

export type Stage = 'applicant' | 'contact' | 'qualifications' | 'form'
const stages: Stage[] = ['applicant', 'contact', 'qualifications', 'form']

/** Somebody who has come as far as `stage`. */
export const openAccountAt = async (base: string, stage: Stage, open = openAccount): Promise<Account> => {
  const account = await open(base)
  const reached = (other: Stage) => stages.indexOf(other) <= stages.indexOf(stage)
  const send = async (path: string, body: unknown) => {
    const { status, text } = await account.post(path, body)
    if (status !== 201) throw new Error(`${path} failed: ${status} ${text}`)
  }
  await send('/api/applications', anApplicant({ photo: aPhoto() }))
  if (reached('contact')) await send('/api/contact-information', aContact())
  if (reached('qualifications'))
    for (const level of [matriculation, intermediate, pharmacyDegree])
      await send('/api/qualification-information', aQualification(level))
  if (reached('form')) await send('/api/applicant-form', { application_title: 'Registration' })
  return account
}

/** The seeded administrator's token. */
export const staffToken = async (base: string, email: string, password: string): Promise<string> => {
  const { body, text } = await call(base, 'POST', '/api/admin/auth/login', {
    body: { email, password, device_name: 'test' },
  })
  if (!body?.data?.token) throw new Error(`Staff sign-in failed: ${text}`)
  return body.data.token
}
