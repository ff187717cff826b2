/** People without e-mail: staff enter for them at the counter, and a second person confirms what was signed. */
import { afterAll, expect, test } from 'vitest'
import { lookAtAccount } from '#functions/accounts/use-cases/look-at-account.ts'
import { actOnStaff } from '#functions/staff/use-cases/act-on-staff.ts'
import { openWalkIn } from '#functions/staff/use-cases/walk-ins/begin-walk-in.ts'
import { composeMessage } from '#functions/workers/compose-message.ts'
import { endOfCounter, isEnteredAtCounter } from '#shared/accounts/rules/at-counter.ts'
import { endpoints } from '#shared/contract.ts'
import { Stale } from '#shared/kit/errors.ts'
import { addDays } from '#shared/kit/format.ts'
import { aHandIn, aWalkIn } from '#tests/support/cases/walk-ins.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { saveRecords } from '#tests/support/people/qualified-applicant.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'

const setting = await openStackWithEmails()
afterAll(() => setting.close())
const { services, stack } = setting
const first = await setting.staffMember('reception', 'reviewer')
const second = await setting.staffMember('reception', 'registrar')
type Clerk = typeof first

const begun = async (given: Record<string, string> = {}) => {
  const person = aWalkIn(given)
  const { status, body } = await first.ask('walkIns.create', { body: person })
  expect(status).toBe(201)
  return { person, params: { id: body.data.id as string } }
}
const open = async (params: { id: string }, who = first): Promise<string> =>
  (await who.ask('walkIns.open', { params })).body.data.token
/** Everything is entered. */
const entered = async () => {
  const made = await begun()
  const token = await open(made.params)
  await saveRecords(async (name, body) => (await stack.invoke(name, { token, body })).body.data)
  return { ...made, token }
}
const handIn = async (params: { id: string }, given: Record<string, string> = {}, who = first) =>
  who.ask('walkIns.handIn', { params, form: await aHandIn(given) })
const waiting = async () => {
  const made = await entered()
  expect((await handIn(made.params)).status).toBe(201)
  return made
}
const proposalOf = async ({ id }: { id: string }): Promise<string> =>
  (await second.ask('walkIns.get', { params: { id } })).body.data.proposal.id
const settle = async (
  params: { id: string },
  action: string,
  who: Clerk,
  more: object = { compared: true },
) => who.ask('proposals.act', { params: { id: await proposalOf(params) }, body: { action, ...more } })
const confirmed = async () => {
  const made = await waiting()
  expect((await settle(made.params, 'confirm', second)).status).toBe(200)
  return made
}
const eventsOf = async (id: string): Promise<[string, string | undefined][]> =>
  (await services.events.page(id)).events.map(({ event, by }) => [event, by?.id])
/** The daily look at the account, on the day on which it ends; it is not looked at before. */
const lookerAt = async (id: string) => {
  const { counter } = (await services.accounts.read(id))!
  const day = endOfCounter(counter!)
  const early = await services.accountChecks.due(addDays(day, -1), 200)
  expect(early.some(({ user_id }) => user_id === id)).toBe(false)
  const settings = await services.retention.read({ consistent: true })
  const check = (await services.accountChecks.due('2999-01-01', 200)).find(({ user_id }) => user_id === id)!
  const attempt = { requestId: 'daily', now: new Date(`${day}T20:00:00Z`) }
  return () => lookAtAccount(check, settings, day, attempt, services)
}
const lookAt = async (id: string) => (await lookerAt(id))()

// walkIns.list, walkIns.create, walkIns.get, walkIns.open, walkIns.handIn, walkIns.signedForm, walkIns.giveEmail

test('one person enters with the forms and scans of applicants, a second confirms, and the receipt has the number of the day', async () => {
  const { params, person, token } = await waiting()
  const shown = (await second.ask('walkIns.get', { params })).body.data
  expect(shown).toMatchObject({ state: 'waiting', name: person.name, missing: null, has_signed_form: true })
  expect((await second.ask('walkIns.signedForm', { params })).status).toBe(200)
  expect((await stack.invoke('auth.user', { token })).status).toBe(401)

  const proposal = { id: shown.proposal.id }
  const own = await first.ask('proposals.act', {
    params: proposal,
    body: { action: 'confirm', compared: true },
  })
  expect(own.status).toBe(403)
  expect(Object.keys((await settle(params, 'confirm', second, {})).body.errors)).toEqual(['compared'])
  expect((await settle(params, 'confirm', second)).status).toBe(200)

  const done = (await second.ask('walkIns.get', { params })).body.data
  expect(done).toMatchObject({ state: 'handed-in', confirmed: { by: { id: second.id } } })
  expect(done.confirmed.number).toBeGreaterThan(0)
  expect(done.print_out.applicant.refNumber).toMatch(/^PC-/)
  const document = { params: { id: params.id, key: 'signed_form' } }
  expect((await second.ask('cases.document', document)).status).toBe(200)
  expect(await eventsOf(params.id)).toEqual(
    expect.arrayContaining([
      ['COUNTER_ACCOUNT_MADE', first.id],
      ['ENTERED_AT_COUNTER', first.id],
      ['HANDED_IN_AT_COUNTER', first.id],
      ['CONFIRMED_AT_COUNTER', second.id],
      ['SUBMITTED', undefined],
      ['OPENED', second.id],
    ]),
  )
  const next = await confirmed()
  const after = (await second.ask('walkIns.get', { params: next.params })).body.data
  expect(after.confirmed.number).toBe(done.confirmed.number + 1)
})

test('whoever enters is let into forms and scans only, is named in the session, and no longer once a colleague enters', async () => {
  const { params, token } = await entered()
  expect((await stack.invoke('auth.user', { token })).body.data.entered_by).toBe(first.name)
  for (const name of ['ownData.collect', 'sessions.list', 'passkeys.list', 'printOut.get']) {
    const call = { token, params: { id: 'me' } }
    expect([name, (await stack.invoke(name, call)).status]).toEqual([name, 403])
  }
  const body = { application_title: 'Registration' }
  expect((await stack.invoke('applicantForm.create', { token, body })).status).toBe(403)

  const others = await open(params, second)
  expect((await stack.invoke('auth.user', { token })).status).toBe(401)
  expect((await stack.invoke('auth.user', { token: others })).status).toBe(200)
})

const administrator = await setting.staffMember('administrator')
test.each([
  { action: 'deactivate' },
  { action: 'end-sessions' },
  { action: 'change-roles', roles: ['accounts'] },
])('the session at the counter ends at once where a colleague is told $action', async (body) => {
  const leaving = await setting.staffMember('reception')
  const { params } = await begun()
  const { params: others } = await begun()
  const [token, ofAnother] = [await open(params, leaving), await open(others)]
  const lets = async (token: string) => (await stack.invoke('auth.user', { token })).status
  expect([await lets(token), await lets(ofAnother)]).toEqual([200, 200])
  const { status } = await administrator.ask('people.act', { params: { id: leaving.id }, body })
  expect([status, await lets(token), await lets(ofAnother)]).toEqual([200, 401, 200])
})

test('nobody enters on who was deactivated while opening, or was let in before that', async () => {
  const leaving = await setting.staffMember('reception')
  const [{ params }, { params: others }] = [await begun(), await begun()]
  const before = (await services.staff.load(leaving.id))!
  let token = ''
  const load: typeof services.staff.load = async (...given) => {
    const read = await services.staff.load(...given)
    token ||= await open(params, leaving)
    return read
  }
  const attempt = { requestId: services.newId(), now: services.clock() }
  const by = (await services.staff.load(administrator.id))!
  const meanwhile = { ...services, staff: { ...services.staff, load } }
  await actOnStaff(leaving.id, { action: 'deactivate' }, by, { attempt, versionRead: undefined }, meanwhile)
  expect((await stack.invoke('auth.user', { token })).status).toBe(401)
  await expect(openWalkIn(others.id, { staff: before, attempt }, services)).rejects.toThrow(Stale)
})

test('of the endpoints for applicants, those of forms and scans are entered at the counter', () => {
  const names = endpoints.flatMap(({ name, endpoint }) =>
    endpoint.access === 'applicant' && isEnteredAtCounter(endpoint) ? [name] : [],
  )
  const areas = new Set(names.map((name) => name.split('.')[0]))
  expect([...areas].sort()).toEqual(
    [
      ...[
        'applications',
        'auth',
        'contactInformation',
        'documents',
        'fee',
        'files',
        'qualificationInformation',
      ],
      ...['tasks', 'uploads', 'userApplications', 'userDocuments', 'users'],
    ].sort(),
  )
  expect(names.filter((name) => name.startsWith('auth.')).sort()).toEqual(['auth.logout', 'auth.user'])
})

test('a CNIC that an account has is refused, also at two counters at once; the same request again is the same account', async () => {
  const person = aPerson()
  await stack.invoke('auth.register', { body: person })
  const taken = await first.ask('walkIns.create', { body: aWalkIn({ cnic: person.cnic }) })
  expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['cnic']])

  const body = aWalkIn()
  const both = await Promise.all([first, second].map((who) => who.ask('walkIns.create', { body })))
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422])

  const call = { body: aWalkIn(), headers: { 'idempotency-key': 'the same' } }
  const [once, again] = [await first.ask('walkIns.create', call), await first.ask('walkIns.create', call)]
  expect(again.body.data).toEqual(once.body.data)
})

test('what is missing or wrong is refused by name', async () => {
  const made = await first.ask('walkIns.create', { body: { name: '', cnic: '12', phone: 'x' } })
  expect([made.status, Object.keys(made.body.errors)]).toEqual([
    422,
    ['name', 'father_name', 'cnic', 'phone'],
  ])
  const { params } = await begun()
  expect((await handIn(params)).status).toBe(409)
  await saveRecords(
    async (name, body) => (await stack.invoke(name, { token: await open(params), body })).body.data,
  )
  const wrong = await handIn(params, { issueDate: 'soon', application_title: 'Renewal' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['issueDate']])
  const noPicture = { params, form: await aHandIn({}, Buffer.alloc(10)) }
  expect((await first.ask('walkIns.handIn', noPicture)).status).toBe(422)
  expect((await first.ask('walkIns.get', { params: { id: 'nobody' } })).status).toBe(404)
  const { id } = await setting.submittedCase()
  expect((await first.ask('walkIns.open', { params: { id } })).status).toBe(404)
  const upload = { name: 'signed_form', type: 'image/png', size: 10, sha256: 'x' }
  const { token } = await setting.submittedCase()
  expect((await stack.invoke('uploads.grant', { token, body: upload })).body.errors).toHaveProperty('name')
})

test('of two who confirm at once one does it, and the other reads that it is done', async () => {
  const { params } = await waiting()
  const third = await setting.staffMember('registrar')
  const id = await proposalOf(params)
  const body = { action: 'confirm', compared: true }
  const both = await Promise.all(
    [second, third].map((who) => who.ask('proposals.act', { params: { id }, body })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.message).toContain('confirmed this already')
})

test('while it waits nobody enters; what was refused is entered and signed again', async () => {
  const { params } = await waiting()
  expect((await second.ask('walkIns.open', { params })).status).toBe(409)
  expect((await handIn(params, {}, second)).status).toBe(409)
  await settle(params, 'refuse', second, { reason: 'Another address' })
  expect((await stack.invoke('contactInformation.current', { token: await open(params) })).status).toBe(200)
  expect((await handIn(params)).status).toBe(201)
})

test('whoever has entered or confirmed may neither review it nor take its fee nor decide it', async () => {
  const { params } = await confirmed()
  const act = (who: Clerk, action: string) => who.act(params.id, action)
  for (const [who, action] of [
    [first, 'start-review'],
    [second, 'start-review'],
    [second, 'verify-fee'],
  ] as const)
    expect([action, (await act(who, action)).body.message]).toEqual([
      action,
      'You have entered or confirmed this application at the counter, so a colleague must act on it',
    ])
  const ticks = await first.ask('cases.tick', { params, body: { ticks: [], wrong: [] } })
  expect(ticks.status).toBe(409)
  const { actions, obstacles } = (await first.ask('cases.get', { params })).body.data
  expect([actions, obstacles[0]]).toEqual([[], expect.stringContaining('at the counter')])
  const reviewer = await setting.staffMember('reviewer')
  expect((await reviewer.act(params.id, 'start-review')).status).toBe(200)
  const body = { cases: [params.id], to: first.id, take_over: true }
  const { results } = (await reviewer.ask('cases.assign', { body })).body.data
  expect(results[0].message).toContain('Choose another colleague')
})

test('nobody enters for themselves', async () => {
  const { params, person } = await begun()
  const own = await setting.staffMember('reception')
  const { version, ...account } = (await services.staff.load(own.id))!.account
  const roster = await services.roster.read()
  const change = { fields: { cnic: person.cnic }, event: { event: 'CHANGED' as const } }
  await services.staff.change(roster, { version, ...account }, change, { requestId: 'own', now: new Date() })
  expect((await own.ask('walkIns.open', { params })).status).toBe(403)
  expect((await own.ask('walkIns.create', { body: aWalkIn({ cnic: person.cnic }) })).status).toBe(403)
})

test('what nobody confirms ends after a week and frees the CNIC, with what waits about it; the day before it stays', async () => {
  const { params, person } = await waiting()
  expect(await lookAt(params.id)).toBe('unconfirmed')
  const { body } = await second.ask('walkIns.get', { params })
  expect([body.data.state, body.data.proposal]).toEqual(['ended', null])
  expect((await first.ask('walkIns.open', { params })).status).toBe(409)
  const { cnic } = person
  expect((await stack.invoke('auth.register', { body: aPerson({ cnic }) })).status).toBe(201)
  const listed = (await first.ask('walkIns.list')).body.data.entries
  expect(listed.find(({ id }: { id: string }) => id === params.id)).toMatchObject({
    ...{ state: 'ended', clerks: [{ id: first.id }] },
  })
})

test('of a confirmation and its end at the same moment only one happens', async () => {
  const { params } = await waiting()
  const confirming = { params: { id: await proposalOf(params) }, body: { action: 'confirm', compared: true } }
  const look = await lookerAt(params.id)
  const [confirmation, ended] = await Promise.all([second.ask('proposals.act', confirming), look()])
  const { closed_at, counter } = (await services.accounts.read(params.id))!
  expect(Boolean(closed_at)).toBe(ended !== null)
  expect(Boolean(counter?.confirmed)).toBe(confirmation.status === 200)
  expect(confirmation.status === 200).toBe(ended === null)
})

test('to somebody without email nothing is sent; to an address that two people register a link is', async () => {
  await setting.queued() // of before
  const { params } = await confirmed()
  const unsent = await setting.queued()
  expect(unsent.map(({ kind }) => kind)).toContain('application-submitted')
  for (const email of unsent) expect(await composeMessage(email, services)).toBeNull()

  const { email } = aPerson()
  const give = (address: string) => first.ask('walkIns.giveEmail', { params, body: { email: address } })
  const submitted = await setting.submittedCase()
  expect((await give(submitted.person.email)).status).toBe(422)
  expect((await give(email)).status).toBe(201)
  expect((await services.accounts.read(params.id))?.email).toBe('')
  expect((await settle(params, 'confirm', second)).status).toBe(200)
  expect(await services.accounts.idByEmail(email)).toBe(params.id)
  const messages = await Promise.all((await setting.queued()).map((one) => composeMessage(one, services)))
  expect(messages.map((message) => message?.to)).toContain(email)
})
