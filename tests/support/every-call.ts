/** Calls every endpoint and worker, with success and with what is refused; each call with services of its own. */
import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2, Context, DynamoDBStreamEvent } from 'aws-lambda'
import { routes } from '#functions/routes.ts'
import { readConfig } from '#functions/runtime/config.ts'
import { lambda } from '#functions/runtime/lambda.ts'
import { createServices, type Services } from '#functions/runtime/services.ts'
import { sweepUploads } from '#functions/schedule/sweep-uploads.ts'
import { sendLetters } from '#functions/stream/send-letters.ts'
import { endpoints } from '#shared/contract/index.ts'
import { requiredDocuments } from '#shared/rules/required-documents.ts'
import { documentSetOf, staffRoles } from '#shared/vocabulary.ts'
import { anAddress } from './client.ts'
import { everyBankCall } from './every-bank-call.ts'
import { everyStaffCall } from './every-staff-call.ts'
import { everyFeeScheduleCall } from './fee-schedule-calls.ts'
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
import type { rightsRecorder } from './rights.ts'
import { aClock, type Call, cheapHash, type Stack } from './stack.ts'
import { aForm, announced, postToStore } from './uploads.ts'

interface Asked extends Call {
  /** The first write that hangs on a version is refused. */
  overtaken?: boolean
}

/** Longer than a session may be in use without a note of it. */
export const betweenCallsInSeconds = 6 * 60
const olderHash = { ...cheapHash, passes: 2 }
export const staffPassword = 'nine quiet herons on a wall'

const open = ({ ground }: Stack, recorder: ReturnType<typeof rightsRecorder>) => {
  const clock = aClock()
  const config = readConfig(ground.env)
  const servicesFor = (who: string, overtaken?: boolean, hashCost = cheapHash): Services => {
    recorder.called(who)
    clock.turn(betweenCallsInSeconds)
    const plugin = recorder.pluginFor(who, overtaken) as never
    return createServices(config, { clock: clock.now, hashCost, plugin, log: () => {} })
  }

  const ask = async (name: string, asked: Asked = {}) => {
    const { token, body, params, query, headers, form, overtaken } = asked
    const { endpoint, feature, operation } = endpoints.find((it) => it.name === name)!
    const route = (routes as never as Record<string, Record<string, never>>)[feature]?.[operation]
    const event = {
      headers: {
        'x-origin-verify': ground.originSecret,
        'cloudfront-viewer-address': `${anAddress()}:40000`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...form?.headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      rawQueryString: new URLSearchParams(query).toString(),
      queryStringParameters: query,
      pathParameters: params,
      body: form?.raw.toString('base64') ?? JSON.stringify(body),
      isBase64Encoded: form !== undefined,
    } as unknown as APIGatewayProxyEventV2
    const handler = lambda(endpoint, route as never, servicesFor(name, overtaken))
    const answer = await handler(event, { awsRequestId: randomUUID() } as Context)
    const isJson = String(answer.headers?.['content-type']).startsWith('application/json')
    return { status: answer.statusCode, ...(isJson && JSON.parse(answer.body ?? '{}')) }
  }
  const deliver = (id: string) =>
    sendLetters(servicesFor('send-letters'))({
      Records: [{ dynamodb: { Keys: { pk: { S: `OUTBOX#${id}` } }, SequenceNumber: id } }],
    } as unknown as DynamoDBStreamEvent)
  const sweep = () => sweepUploads(servicesFor('sweep-uploads'))()
  return { ask, deliver, sweep, clock, recorder }
}
export type Portal = ReturnType<typeof open>

const signingIn = async ({ ask }: Portal) => {
  const person = aPerson()
  const headers = { 'idempotency-key': randomUUID() }
  await ask('auth.register', { body: person, headers })
  const { data } = await ask('auth.register', { body: person, headers })
  return { person, id: data.user.id as string, token: data.token as string }
}
type Person = Awaited<ReturnType<typeof signingIn>>

const me = { id: 'me' }

/** A record's create, repeated; its change, and its change after somebody else's. */
const records = async ({ ask }: Portal, { token }: Person) => {
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
const documents = async ({ ask, recorder, sweep }: Portal, { id, token }: Person, services: Services) => {
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
const account = async ({ ask, deliver }: Portal, { person, id, token }: Person, stack: Stack) => {
  const changed = { ...aPerson({ password: 'eight red kites in May' }), current_password: person.password }
  await ask('portfolioUpdate.update', { token, params: me, body: changed, overtaken: true })
  await ask('portfolioUpdate.update', { token, params: me, body: changed })
  const { email } = changed

  await ask('auth.forgotPassword', { body: { email } })
  const letter = randomUUID()
  await stack.services.letters.put({ id: letter, kind: 'password-reset', user_id: id }, new Date())
  await deliver(letter)
  await deliver(letter)
  const link = stack.ground.mailbox.letters().find((it) => it.to === email)?.text
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

/** An invitation, a sign-in with a hash of older parameters, and the end of the session. */
const staff = async ({ ask, clock }: Portal, { services }: Stack) => {
  const [id, email, invitation] = [randomUUID(), `staff-${randomUUID()}@example.com`, randomUUID()]
  const password_hash = await services.passwords.hash(staffPassword)
  const it = { id, name: 'Staff', email, password_hash, session_generation: 1, is_admin: true }
  await services.staff.create(it, clock.now())
  await services.staffResets.issue(id, invitation, clock.now())
  const body = { password: staffPassword, password_confirmation: staffPassword, token: invitation }
  await ask('adminAuth.setPassword', { body })

  const older = await createServices(services.config, { hashCost: olderHash }).passwords.hash(staffPassword)
  const current = (await services.staff.load(id))!.account.password_hash
  await services.passwordHashes.replace('staff', id, current, older)
  await ask('adminAuth.login', { body: { email, password: staffPassword } })
  clock.turn(60 * 60) // that session is idle for too long and makes room
  const { data } = await ask('adminAuth.login', { body: { email, password: staffPassword } })
  await ask('adminAuth.adminUser', { token: data.token })
  await ask('adminAuth.logout', { token: data.token })
}

/** What an approval asks for. */
const scans = async ({ ask }: Portal, { token }: Person) => {
  for (const key of requiredDocuments('Registration')) {
    const set = documentSetOf(key) === 'documents' ? 'uploads.create' : 'files.create'
    await ask(set, { token, form: await aForm(key, aPng(7, 7)) })
  }
}

/** Members of the staff who may do everything. */
export const desks = ({ ask, clock }: Portal, { services }: Stack) => {
  const clerk = async () => {
    const email = `registrar-${randomUUID()}@example.com`
    const password_hash = await services.passwords.hash(staffPassword)
    const it = { id: randomUUID(), name: 'Registrar', email, password_hash, session_generation: 1 }
    await services.staff.create({ ...it, is_admin: true, roles: [...staffRoles] }, clock.now())
    return email
  }
  // Signed in anew each time: the clock runs, and staff sit at shared desks.
  const signIn = async (email: string): Promise<string> =>
    (await ask('adminAuth.login', { body: { email, password: staffPassword } })).data.token
  return { clerk, signIn }
}

/** Submitted, printed, returned, put right, handed in again, taken back, begun anew and taken back. */
const submission = async (portal: Portal, { id, token }: Person, stack: Stack) => {
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

/** The desk, by two people: every endpoint, and the acts that write to every place. */
const desk = async (portal: Portal, { id }: Person, stack: Stack) => {
  const { ask } = portal
  const { services } = stack
  const { clerk, signIn } = desks(portal, stack)
  const [one, other] = [await clerk(), await clerk()]
  const params = { id }
  await ask('cases.list', { token: await signIn(one), query: { status: 'withdrawn' } })
  for (const name of ['cases.counts', 'cases.days']) await ask(name, { token: await signIn(one) })
  await ask('cases.find', { token: await signIn(one), query: { q: 'Zainab' } })
  const { data } = await ask('cases.get', { token: await signIn(one), params })
  await ask('cases.document', { token: await signIn(one), params: { id, key: 'profile_photo' } })
  const photo = await services.documents.read(id, 'profile_photo')
  const found = photo && (await services.files.read(photo.object_key))
  await services.files.remove(photo?.object_key ?? '')
  await ask('cases.document', { token: await signIn(one), params: { id, key: 'profile_photo' } })
  if (photo && found) await services.files.put(photo.object_key, found.bytes, photo.type)
  await ask('cases.take', { token: await signIn(one), params, body: {} })
  await ask('cases.tick', { token: await signIn(one), params, body: { ticks: ['applicant.name'] } })
  const payment = { challan_no: 'CH-1', amount: data.application_form.fee_amount, paid_on: '2020-01-01' }
  const act = async (email: string, action: string, more = {}) =>
    ask('cases.act', { token: await signIn(email), params, body: { action, ...more } })
  await act(one, 'reopen', { reason: 'Asked to' })
  await act(other, 'reopen')
  await ask('cases.receive', { token: await signIn(one), params, body: { document: 'CNIC', copies: 1 } })
  await act(one, 'verify-fee', { payment })
  await act(one, 'reverse-fee', { reason: 'Wrong' })
  await act(other, 'reverse-fee')
  await act(one, 'verify-fee', { payment })
  await act(other, 'approve')
  await ask('cases.history', { token: await signIn(one), params })
}

/** An export of each kind, and the log of both. */
const exportsAndFees = async (portal: Portal, stack: Stack) => {
  const { ask } = portal
  const { clerk, signIn } = desks(portal, stack)
  const one = await clerk()
  for (const body of [{ status: 'approved' }, { q: 'Zainab' }]) {
    const { data } = await ask('exports.begin', { token: await signIn(one), body })
    await ask('exports.page', { token: await signIn(one), params: { id: data.id } })
  }
  await ask('exports.list', { token: await signIn(one) })
  await everyFeeScheduleCall(ask, () => signIn(one))
}

/** The bank's statement, with the voucher of somebody who has just submitted. */
const bank = async (portal: Portal, stack: Stack) => {
  const payer = await signingIn(portal)
  await records(portal, payer)
  const body = { application_title: 'Registration', declaration: true }
  const { data: form } = await portal.ask('applicantForm.create', { token: payer.token, body })
  const { clerk, signIn } = desks(portal, stack)
  const email = await clerk()
  await everyBankCall({ ask: portal.ask, token: () => signIn(email) }, form)
}

export const everyCall = async (stack: Stack, recorder: ReturnType<typeof rightsRecorder>): Promise<void> => {
  const portal = open(stack, recorder)
  const person = await signingIn(portal)
  await records(portal, person)
  await documents(portal, person, stack.services)
  await scans(portal, person)
  await submission(portal, person, stack)
  const other = await signingIn(portal) // whose CNIC may still change
  await records(portal, other)
  await account(portal, other, stack)
  await desk(portal, person, stack)
  await exportsAndFees(portal, stack)
  await bank(portal, stack)
  await staff(portal, stack)
  await everyStaffCall(portal, desks(portal, stack), stack)
  await portal.ask('service.health')
  await portal.ask('service.openapi')
}
