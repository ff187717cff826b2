/** For each endpoint one call that must succeed, with the people and records it needs already there. */
import { randomUUID } from 'node:crypto'
import { demoAdministrator } from '#infra/local/seed.ts'
import { endpoints } from '#shared/contract/index.ts'
import { aPhoto } from '#tests/support/files/images.ts'
import { aForm, announced } from '#tests/support/files/uploads.ts'
import {
  aContact,
  anApplicant,
  aPerson,
  aQualification,
  aUserApplication,
  matriculation,
} from '#tests/support/people/applicants.ts'
import { anAddress } from '#tests/support/portal/http-client.ts'
import type { Call, Stack } from '#tests/support/portal/stack.ts'
import { aStatement, enrolments, invite, me, people, picture, sendFile } from './example-people.ts'
import { feeScheduleCalls } from './fee-schedule-calls.ts'

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
