/** People at every stage, as the calls of the bundles need them. */
import { randomUUID } from 'node:crypto'
import { voucherNumberOf } from '#shared/rules/voucher-number.ts'
import { aPhoto, aPng } from '#tests/support/files/images.ts'
import { announced, postToStore } from '#tests/support/files/uploads.ts'
import {
  aContact,
  anApplicant,
  aPerson,
  aQualification,
  aUserApplication,
  intermediate,
  matriculation,
  pharmacyDegree,
} from '#tests/support/people/applicants.ts'
import { codeOf } from '#tests/support/people/one-time-passwords.ts'
import type { Stack } from '#tests/support/portal/stack.ts'

export const me = { id: 'me' }
export const picture = aPng(5, 5)

/** Somebody at each stage of onboarding; `complete` holds everything. */
export const people = async ({ invoke }: Stack) => {
  const register = async () => {
    const person = aPerson()
    const { token, user } = (await invoke('auth.register', { body: person })).body.data
    return { person, token: token as string, id: user.id as string }
  }
  const steps: ((token: string) => Promise<unknown>)[] = [
    (token) => invoke('applications.create', { token, body: anApplicant({ photo: aPhoto() }) }),
    (token) => invoke('contactInformation.create', { token, body: aContact() }),
    async (token) => {
      for (const level of [matriculation, intermediate, pharmacyDegree])
        await invoke('qualificationInformation.create', { token, body: aQualification(level) })
    },
    (token) =>
      invoke('applicantForm.create', {
        token,
        body: { application_title: 'Registration', declaration: true },
      }),
    (token) => invoke('userApplications.create', { token, body: aUserApplication() }),
  ]
  const at = async (stage: number) => {
    const somebody = await register()
    for (const step of steps.slice(0, stage)) await step(somebody.token)
    return somebody
  }
  return {
    forgetful: await at(0),
    fresh: await at(0),
    named: await at(1),
    reached: await at(2),
    schooled: await at(3),
    withdrawing: await at(4),
    closed: await at(4),
    returned: await at(4),
    editor: await at(3),
    complete: await at(steps.length),
  }
}

/** A granted upload whose file has arrived. */
export const sendFile = async ({ invoke }: Stack, token: string, name: string) => {
  const grant = (await invoke('uploads.grant', { token, body: announced(name, picture) })).body.data
  await postToStore(grant, picture)
  return grant.id as string
}

/** Of a bank whose one row names nobody. */
export const aStatement = () => {
  const row = { line: 2, paid_on: '2026-11-20', voucher_number: voucherNumberOf(1n), amount: 2500 }
  return { id: randomUUID(), file_name: 'bank.csv', rows: [{ ...row, challan_no: 'CH-1' }] }
}

/** A member of staff with the link to set the first password. */
export const invite = async ({ services }: Stack): Promise<string> => {
  const id = randomUUID()
  const account = {
    id,
    name: 'Desk',
    email: `${id}@council.example`,
    password_hash: '-',
    session_generation: 1,
  }
  await services.staff.create({ ...account, is_admin: true }, new Date())
  await services.staffResets.issue(id, id, new Date())
  return id
}

/** Members of the staff with an app: one begins, one confirms, one makes new recovery codes. */
export const enrolments = async ({ invoke, services }: Stack) => {
  const password = 'nine blue herons asleep'
  const member = async () => {
    const id = randomUUID()
    const account = { id, name: 'Desk', email: `${id}@council.example`, session_generation: 1 }
    const password_hash = await services.passwords.hash(password)
    await services.staff.create({ ...account, password_hash, is_admin: true }, new Date())
    const body = { email: account.email, password }
    return (await invoke('adminAuth.login', { body })).body.data.token as string
  }
  const [fresh, begun, done] = [await member(), await member(), await member()]
  const begin = async (token: string) => {
    const { secret } = (await invoke('security.begin', { token, body: {} })).body.data
    return { token, body: { code: codeOf(secret, new Date()) } }
  }
  const { recovery_codes } = (await invoke('security.confirm', await begin(done))).body.data
  return {
    'security.begin': { token: fresh, body: {} },
    'security.confirm': await begin(begun),
    'security.renewCodes': { token: done, body: { password, code: recovery_codes[0] } },
  }
}
