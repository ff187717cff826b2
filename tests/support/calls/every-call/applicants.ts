/** Every call of applicants and of people who sign in. */
import { randomUUID } from 'node:crypto'
import { createServices } from '#functions/services/all-services.ts'
import type { Services } from '#functions/services/services.ts'
import { requiredDocuments } from '#shared/rules/required-documents.ts'
import { documentSetOf } from '#shared/vocabulary.ts'
import { aPhoto, aPng } from '#tests/support/files/images.ts'
import { aForm, announced, postToStore } from '#tests/support/files/uploads.ts'
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
import type { Stack } from '#tests/support/portal/stack.ts'

import { desks, olderHash, type Portal } from './asking.ts'

export const signingIn = async ({ ask }: Portal) => {
  const person = aPerson()
  const headers = { 'idempotency-key': randomUUID() }
  await ask('auth.register', { body: person, headers })
  const { data } = await ask('auth.register', { body: person, headers })
  return { person, id: data.user.id as string, token: data.token as string }
}
export type Person = Awaited<ReturnType<typeof signingIn>>

const me = { id: 'me' }

/** A record's create, repeated; its change, and its change after somebody else's. */
export const records = async ({ ask }: Portal, { token }: Person) => {
  const create = async (name: string, body: unknown) => {
    await ask(name, { token, body })
    await ask(name, { token, body })
  }
  const change = async (name: string, body: unknown, query?: Record<string, string>) => {
    await ask(name, { token, body, params: me, query })
    await ask(name, { token, body, params: me, query, overtaken: true })
  }
  await create('applications.create', anApplicant({ photo: aPhoto() }))
  await ask('applications.create', { token, body: anApplicant({ name: 'Another', photo: aPhoto() }) })
  await change('applications.update', { photo: aPhoto() })
  await create('contactInformation.create', aContact())
  await change('contactInformation.update', { city: 'Kasur' })
  for (const level of [matriculation, intermediate, pharmacyDegree])
    await create('qualificationInformation.create', aQualification(level))
  const degree = { qualification_level: pharmacyDegree }
  await change('qualificationInformation.update', { name_of_institute: 'Another' }, degree)
  await create('userApplications.create', aUserApplication())
  await change('tasks.update', { branch_code: '0413' })
  await ask('fee.calculate', { token, query: { issue_date: '2014-08-14' } })
  for (const name of [
    'auth.user',
    'applications.current',
    'contactInformation.current',
    'userApplications.current',
  ])
    await ask(name, { token })
  for (const name of ['applications.get', 'contactInformation.get', 'users.get', 'portfolioUpdate.get'])
    await ask(name, { token, params: me })
  await ask('qualificationInformation.list', { token })
  await ask('qualificationInformation.get', { token, params: me, query: degree })
}

/** Documents of one set: sent in two ways, replaced, shown, removed. */
export const documents = async (
  { ask, recorder, sweep }: Portal,
  { id, token }: Person,
  services: Services,
) => {
  const granted = async (bytes: Buffer) => {
    const { data } = await ask('uploads.grant', { token, body: announced('cnic_front_image', bytes) })
    recorder.noteForm('uploads.grant', data.fields)
    return data
  }
  const confirm = (id: string) => ask('uploads.confirm', { token, params: { id } })
  const [first, second] = [aPng(8, 8), aPng(9, 9)]
  for (const bytes of [first, second]) {
    const grant = await granted(bytes)
    await postToStore(grant, bytes)
    await confirm(grant.id)
  }
  await confirm((await granted(first)).id) // nothing came
  const unreadable = Buffer.from('no picture')
  const refused = await granted(unreadable)
  await postToStore(refused, unreadable)
  await confirm(refused.id)

  for (const [name, key] of [
    ['uploads', 'profile_image'],
    ['files', 'cnic_front_image'],
  ] as const)
    for (const bytes of [first, second]) await ask(`${name}.create`, { token, form: await aForm(key, bytes) })
  for (const [set, key] of [
    ['documents', 'profile_image'],
    ['userDocuments', 'cnic_front_image'],
  ] as const) {
    await ask(`${set}.list`, { token })
    await ask(`${set}.get`, { token, params: { key } })
    const document = await services.documents.read(id, key)
    await services.files.remove(document?.object_key ?? '') // as a pointer read too late would find it
    await ask(`${set}.get`, { token, params: { key } })
    await ask(`${set}.remove`, { token, params: { key } })
  }
  await services.files.put('documents/somebody/cnic_front_image/old', first, 'image/png')
  await services.files.put('incoming/somebody/cnic_front_image/old', first, 'image/png')
  await sweep()
}

/** Profile, forgotten password, new password, sign-in and sign-out. */
export const account = async ({ ask, deliver }: Portal, { person, id, token }: Person, stack: Stack) => {
  const changed = { ...aPerson({ password: 'eight red kites in May' }), current_password: person.password }
  await ask('portfolioUpdate.update', { token, params: me, body: changed, overtaken: true })
  await ask('portfolioUpdate.update', { token, params: me, body: changed })
  const { email } = changed

  await ask('auth.forgotPassword', { body: { email } })
  const outboxId = randomUUID()
  await stack.services.emails.put({ id: outboxId, kind: 'password-reset', user_id: id }, new Date())
  await deliver(outboxId)
  await deliver(outboxId)
  const link = stack.ground.mailbox.emails().find((it) => it.to === email)?.text
  const reset = /\/auth\/reset-password\/([\w-]+)\?/.exec(link ?? '')?.[1]
  const password = 'ten blue finches in June'
  await ask('auth.resetPassword', {
    body: { email, password, password_confirmation: password, token: reset },
  })

  const older = await stack.services.accounts.read(id)
  const hash = await createServices(stack.services.config, { hashCost: olderHash }).passwords.hash(password)
  await stack.services.passwordHashes.replace('applicant', id, older!.password_hash, hash)
  await ask('auth.login', { body: { email, password } })
  const { data } = await ask('auth.login', { body: { email, password } })
  await ask('auth.logout', { token: data.token })
}

/** What an approval asks for. */
export const scans = async ({ ask }: Portal, { token }: Person) => {
  for (const key of requiredDocuments('Registration')) {
    const set = documentSetOf(key) === 'documents' ? 'uploads.create' : 'files.create'
    await ask(set, { token, form: await aForm(key, aPng(7, 7)) })
  }
}

/** Submitted, printed, returned, put right, handed in again, taken back, begun anew and taken back. */
export const submission = async (portal: Portal, { id, token }: Person, stack: Stack) => {
  const { ask } = portal
  const { clerk, signIn } = desks(portal, stack)
  const body = { application_title: 'Registration', declaration: true }
  await ask('applicantForm.create', { token, body })
  await ask('applicantForm.create', { token, body })
  await ask('printOut.get', { token, params: me })
  await ask('printOut.printed', { token, params: me })
  const corrections = ['contact_information.city', 'applicant.name'].map((item) => ({
    ...{ item, reason: 'other', words: 'Which one?' },
  }))
  const act = { action: 'return', corrections }
  await ask('cases.act', { token: await signIn(await clerk()), params: { id }, body: act })
  await ask('contactInformation.update', { token, params: me, body: { city: 'Multan' } })
  await ask('applications.update', { token, params: me, body: { name: 'Zainab Khan' } })
  await ask('applicantForm.resubmit', { token, params: me })
  await ask('applicantForm.withdraw', { token, params: me })
  await ask('applicantForm.startAgain', { token, params: me })
  await ask('applicantForm.create', { token, body })
  await ask('applicantForm.withdraw', { token, params: me })
}
