/** For each endpoint one call that must succeed, with the people and records it needs already there. */
import { randomUUID } from 'node:crypto'
import { demoAdministrator } from '#infra/local/seed.ts'
import { endpoints } from '#shared/contract/index.ts'
import { voucherNumberOf } from '#shared/rules/voucher-number.ts'
import { anAddress } from './client.ts'
import { feeScheduleCalls } from './fee-schedule-calls.ts'
import { codeOf } from './one-time-passwords.ts'
import {
  aContact,
  anApplicant,
  aPerson,
  aQualification,
  aUserApplication,
  intermediate,
  matriculation,
  pharmacyDegree,
} from './people.ts'
import { aPhoto, aPng } from './photo.ts'
import type { Call, Stack } from './stack.ts'
import { aForm, announced, postToStore } from './uploads.ts'

const me = { id: 'me' }
const picture = aPng(5, 5)

/** Somebody at each stage of onboarding; `complete` holds everything. */
const people = async ({ invoke }: Stack) => {
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
const sendFile = async ({ invoke }: Stack, token: string, name: string) => {
  const grant = (await invoke('uploads.grant', { token, body: announced(name, picture) })).body.data
  await postToStore(grant, picture)
  return grant.id as string
}

/** Of a bank whose one row names nobody. */
const aStatement = () => {
  const row = { line: 2, paid_on: '2026-11-20', voucher_number: voucherNumberOf(1n), amount: 2500 }
  return { id: randomUUID(), file_name: 'bank.csv', rows: [{ ...row, challan_no: 'CH-1' }] }
}

/** A member of staff with the link to set the first password. */
const invite = async ({ services }: Stack): Promise<string> => {
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
const enrolments = async ({ invoke, services }: Stack) => {
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

export const prepareCalls = async (stack: Stack): Promise<Record<string, Call>> => {
  const { invoke, services } = stack
  const { forgetful, fresh, named, reached, schooled, withdrawing, returned, closed, editor, complete } =
    await people(stack)
  const { token, person } = complete
  const signIn = { body: { email: person.email, password: person.password } }
  const ended = (await invoke('auth.login', signIn)).body.data.token
  const administrator = { body: demoAdministrator }
  const [staff, endedStaff] = [
    (await invoke('adminAuth.login', administrator)).body.data.token,
    (await invoke('adminAuth.login', administrator)).body.data.token,
  ]
  for (const name of ['profile_image', 'marksSheet_image', 'finger_print', 'profile_photo'])
    await invoke('uploads.confirm', { token, params: { id: await sendFile(stack, token, name) } })
  for (const name of ['marksSheet_image', 'finger_print']) {
    const id = await sendFile(stack, editor.token, name)
    await invoke('uploads.confirm', { token: editor.token, params: { id } })
  }
  const city = { item: 'contact_information.city', reason: 'other', words: 'Which one?' }
  const params = { id: returned.id }
  await invoke('cases.act', { token: staff, params, body: { action: 'return', corrections: [city] } })
  await invoke('contactInformation.update', { token: returned.token, params: me, body: { city: 'Multan' } })
  await invoke('applicantForm.withdraw', { token: closed.token, params: me })
  const statement = aStatement()
  const emptied = aStatement()
  for (const body of [statement, emptied]) await invoke('bankStatement.create', { token: staff, body })
  const invited = { id: await invite(stack) }
  const reset = randomUUID()
  await services.resets.issue(forgetful.id, reset, new Date())
  const fresherPassword = { password: 'nine blue herons', password_confirmation: 'nine blue herons' }
  const exported = (await invoke('exports.begin', { token: staff, body: { q: person.name } })).body.data
  const qualification = (await invoke('qualificationInformation.list', { token: editor.token })).body.data
    .qualification_information[0]

  return {
    'auth.register': { body: aPerson() },
    'auth.login': signIn,
    'auth.logout': { token: ended },
    'auth.forgotPassword': { body: { email: person.email } },
    'auth.resetPassword': { body: { email: forgetful.person.email, token: reset, ...fresherPassword } },
    'auth.user': { token },
    'adminAuth.login': administrator,
    'adminAuth.setPassword': { body: { token: await invite(stack), ...fresherPassword } },
    'adminAuth.logout': { token: endedStaff },
    'adminAuth.adminUser': { token: staff },
    'applications.create': { token: fresh.token, body: anApplicant({ photo: aPhoto() }) },
    'applications.current': { token },
    'applications.get': { token, params: me },
    'applications.update': { token: editor.token, params: me, body: { designation: 'Manager' } },
    'contactInformation.create': { token: named.token, body: aContact() },
    'contactInformation.current': { token },
    'contactInformation.get': { token, params: me },
    'contactInformation.update': { token: editor.token, params: me, body: { city: 'Kasur' } },
    'qualificationInformation.create': { token: reached.token, body: aQualification(matriculation) },
    'qualificationInformation.list': { token },
    'qualificationInformation.get': { token: editor.token, params: { id: qualification?.id } },
    'qualificationInformation.update': {
      token: editor.token,
      params: { id: qualification?.id },
      body: { board_university: 'Lahore Board' },
    },
    'applicantForm.create': {
      token: schooled.token,
      body: { application_title: 'Registration', declaration: true },
    },
    'applicantForm.resubmit': { token: returned.token, params: me },
    'applicantForm.startAgain': { token: closed.token, params: me },
    'applicantForm.withdraw': { token: withdrawing.token, params: me },
    'userApplications.create': { token: schooled.token, body: aUserApplication() },
    'userApplications.current': { token },
    'tasks.update': { token, params: me, body: { branch_code: '7' } },
    'cases.list': { token: staff, query: { status: 'submitted' } },
    'cases.counts': { token: staff },
    'cases.days': { token: staff },
    'cases.find': { token: staff, query: { q: person.name } },
    'cases.get': { token: staff, params: { id: complete.id } },
    'cases.history': { token: staff, params: { id: complete.id } },
    'cases.document': { token: staff, params: { id: complete.id, key: 'profile_image' } },
    'cases.take': { token: staff, params: { id: complete.id }, body: {} },
    'cases.tick': { token: staff, params: { id: complete.id }, body: { ticks: ['applicant.name'] } },
    'cases.receive': {
      token: staff,
      params: { id: complete.id },
      body: { document: 'CNIC', copies: 1 },
    },
    'cases.act': { token: staff, params: { id: complete.id }, body: { action: 'take-up' } },
    'exports.begin': { token: staff, body: { status: 'submitted' } },
    'exports.page': { token: staff, params: { id: exported.id } },
    'exports.list': { token: staff },
    'bankStatement.preview': { token: staff, body: { rows: statement.rows } },
    'bankStatement.create': { token: staff, body: { ...statement, id: randomUUID() } },
    'bankStatement.list': { token: staff, query: {} },
    'bankStatement.get': { token: staff, params: { id: statement.id } },
    'bankStatement.verify': { token: staff, params: { id: statement.id }, body: { from: 0 } },
    'bankStatement.undo': {
      token: staff,
      params: { id: emptied.id },
      body: { from: 0, reason: 'The wrong file' },
    },
    'people.list': { token: staff },
    'people.invite': {
      token: staff,
      body: { email: `${randomUUID()}@council.example`, name: 'Amna', roles: ['reception'] },
    },
    'people.get': { token: staff, params: invited },
    'people.history': { token: staff, params: invited },
    'people.act': { token: staff, params: invited, body: { action: 'send-link' } },
    ...(await enrolments(stack)),
    'documents.list': { token },
    'documents.get': { token, params: { key: 'profile_image' } },
    'documents.remove': { token: editor.token, params: { key: 'marksSheet_image' } },
    'uploads.create': { token, form: await aForm('certificate_image', picture) },
    'uploads.grant': { token, body: announced('cnic_back_image', picture) },
    'uploads.confirm': { token, params: { id: await sendFile(stack, token, 'bank_voucher_receipt_image') } },
    'userDocuments.list': { token },
    'userDocuments.get': { token, params: { key: 'profile_photo' } },
    'userDocuments.remove': { token: editor.token, params: { key: 'finger_print' } },
    'files.create': { token, form: await aForm('category_image', picture) },
    'users.get': { token, params: me },
    'printOut.get': { token, params: me },
    'printOut.printed': { token, params: me },
    ...(await feeScheduleCalls(stack, staff)),
    'fee.calculate': { token, query: { issue_date: '2014-08-14' } },
    'portfolioUpdate.get': { token, params: me },
    'portfolioUpdate.update': {
      token: reached.token,
      params: me,
      body: { ...reached.person, ...fresherPassword },
    },
    'service.health': {},
    'service.openapi': {},
  }
}

/** The event that the gateway makes of a call. */
export const eventOf = (name: string, { originSecret }: Stack['ground'], call: Call): object => {
  const { endpoint } = endpoints.find((it) => it.name === name)!
  const { token, body, params, query, form } = call
  return {
    version: '2.0',
    routeKey: `${endpoint.method} ${endpoint.path}`,
    headers: {
      'x-origin-verify': originSecret,
      'cloudfront-viewer-address': `${anAddress()}:40000`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...form?.headers,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    rawQueryString: new URLSearchParams(query).toString(),
    queryStringParameters: query,
    pathParameters: params,
    body: form ? form.raw.toString('base64') : body && JSON.stringify(body),
    isBase64Encoded: form !== undefined,
  }
}
