import { expect, test } from 'vitest'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'
import { aClock } from '#tests/support/portal/stack.ts'
import { aFewAtATime } from '#tests/support/waiting/a-few-at-a-time.ts'

const clock = aClock()
let registrar: Awaited<ReturnType<StaffStack['staffMember']>>
const staffStack = await openStaffStack({ clock: clock.now })
registrar = await staffStack.staffMember('registrar')

/** Sessions end by idleness while the clock turns. */
const signedInAgain = async () => {
  const { email, password } = registrar
  const { token } = (await staffStack.stack.invoke('adminAuth.login', { body: { email, password } })).body
    .data
  const ask: typeof registrar.ask = (name, call = {}) => staffStack.stack.invoke(name, { token, ...call })
  return { ask }
}

const begin = async (body: unknown): Promise<string> =>
  (await registrar.ask('exports.begin', { body })).body.data.id
const page = (id: string, cursor?: string, by = registrar) =>
  by.ask('exports.page', { params: { id }, query: cursor ? { cursor } : {} })
const entry = async (id: string) => {
  const administrator = await staffStack.staffMember('administrator')
  const { entries } = (await administrator.ask('exports.list')).body.data
  return entries.find((entry: { id: string }) => entry.id === id)
}

test('an exported row has every field by which the office identifies an application', async () => {
  const application = await staffStack.submittedCase({
    person: { name: 'Bilal Hameed', phone: '0321 7654321' },
  })
  const accounts = await staffStack.staffMember('accounts')
  await staffStack.review(application.id, await staffStack.staffMember('reviewer'))
  await accounts.act(application.id, 'verify-fee', staffStack.payment(application, 'HBL-77'))
  await registrar.act(application.id, 'approve')
  await registrar.ask('cases.take', { params: { id: application.id }, body: {} })

  const { rows, next } = (await page(await begin({ status: 'approved' }))).body.data

  expect(next).toBeNull()
  expect(rows).toEqual([
    {
      reference_no: application.form.reference_no,
      submitted_at: application.form.submitted_at,
      application_title: 'Registration',
      title: 'Ms.',
      name: 'Bilal Hameed',
      cnic: application.person.cnic,
      phone: '0321 7654321',
      status: 'approved',
      status_since: expect.any(String),
      assigned_to: registrar.name,
      registration_number: 'A-00001',
      voucher_number: application.form.voucher_number,
      challan_no: 'HBL-77',
    },
  ])
})

test('a search can be exported, and a renewal is exported with its registration number', async () => {
  const application = await staffStack.submittedCase({
    person: { name: 'Zubaida Rind' },
    title: 'Renewal',
    withDocuments: false,
  })
  const { rows } = (await page(await begin({ q: 'zubaida' }))).body.data
  expect(rows.map((row: Record<string, string>) => [row.reference_no, row.registration_number])).toEqual([
    [application.form.reference_no, 'B 778'],
  ])
})

test('a closed application is exported with its own numbers after its applicant started a new one', async () => {
  const application = await staffStack.submittedCase({
    person: { name: 'Qurban Umrani' },
    title: 'Renewal',
    withDocuments: false,
  })
  for (const name of ['applicantForm.withdraw', 'applicantForm.startAgain'])
    await staffStack.stack.invoke(name, { token: application.token, params: { id: 'me' } })
  const { rows } = (await page(await begin({ q: 'qurban' }))).body.data
  expect(rows).toMatchObject([
    { registration_number: 'B 778', voucher_number: application.form.voucher_number },
  ])
})

test('more than 100 cases leave after a second person has confirmed it, 100 a page, each once, and what was sent is logged', async () => {
  const before = (await registrar.ask('cases.counts')).body.data.submitted
  await aFewAtATime(Array.from({ length: 101 - before }), () =>
    staffStack.submittedCase({ withDocuments: false }),
  )
  const id = await begin({ status: 'submitted' })
  expect(await begin({ status: 'submitted' })).toBe(id)
  const waiting = await page(id)
  expect([waiting.status, waiting.body.message]).toEqual([
    409,
    'A second person has not confirmed this export yet',
  ])
  expect(await entry(id)).toMatchObject({ rows: 101, sent: 0, state: 'waiting' })
  const { open } = (await registrar.ask('proposals.list')).body.data
  expect(open).toMatchObject([{ title: 'Export 101 applications: Submitted', actions: ['withdraw'] }])
  const own = { params: { id: open[0].id }, body: { action: 'confirm' } }
  expect((await registrar.ask('proposals.act', own)).status).toBe(403)
  const second = await staffStack.confirmAll()
  expect(await begin({ status: 'submitted' })).toBe(id)
  expect(await entry(id)).toMatchObject({ state: 'confirmed', settled: { by: { id: second.id } } })
  const first = (await page(id)).body.data
  expect(await entry(id)).toMatchObject({ rows: 101, sent: 100 })
  const last = (await page(id, first.next)).body.data
  expect([first.rows.length, last.rows.length, last.next]).toEqual([100, 1, null])
  const seen = [...first.rows, ...last.rows].map(({ reference_no }) => reference_no)
  expect(new Set(seen).size).toBe(101)
  expect(await entry(id)).toMatchObject({ rows: 101, sent: 101 })
})

test('only the person who started an export can read it, for one hour', async () => {
  const id = await begin({ status: 'approved' })
  expect((await page(id, undefined, await staffStack.staffMember('registrar'))).status).toBe(404)
  for (const unknown of ['x', 'bm9ib2R5', 'x'.repeat(2000)]) expect((await page(unknown)).status).toBe(404)
  expect((await page(id, 'x'.repeat(501))).status).toBe(422)
  expect((await page(id)).status).toBe(200)
  clock.turn(29 * 60)
  expect((await page(id)).status).toBe(200)
  clock.turn(29 * 60)
  expect((await page(id)).status).toBe(200)
  clock.turn(3 * 60)
  expect((await page(id)).status).toBe(404)
})

test('a confirmed export can be read for a day, and one that was refused is proposed anew', async () => {
  const list = { status: 'submitted' }
  clock.turn(25 * 60 * 60) // the export of the test above is over
  registrar = { ...registrar, ask: (await signedInAgain()).ask }
  const id = await begin(list)
  await staffStack.confirmAll()
  clock.turn(23 * 60 * 60)
  registrar = { ...registrar, ask: (await signedInAgain()).ask }
  expect((await page(id)).status).toBe(200)
  clock.turn(2 * 60 * 60)
  registrar = { ...registrar, ask: (await signedInAgain()).ask }
  expect((await page(id)).status).toBe(404)
  const again = await begin(list)
  expect(again).not.toBe(id)
  const second = await staffStack.staffMember('administrator')
  const [{ id: proposal }] = (await second.ask('proposals.list')).body.data.open
  const settle = (body: object) => second.ask('proposals.act', { params: { id: proposal }, body })
  expect((await settle({ action: 'refuse' })).body.errors).toEqual({ reason: ['Enter a reason'] })
  expect((await settle({ action: 'refuse', reason: 'Too many' })).status).toBe(200)
  expect((await page(again)).status).toBe(404)
  expect(await begin(list)).not.toBe(again)
})

test('the histories of more applications than a transaction holds say that they were exported', async () => {
  const { events, clock: time } = staffStack.services
  const ids = Array.from({ length: 27 }, (_, place) => `exported-${place}`)
  await events.appendToMany(ids, { event: 'EXPORTED' }, time())
  const told = await Promise.all(
    ids.map(async (id) => (await events.page(id)).events.map(({ event }) => event)),
  )
  expect(told).toEqual(ids.map(() => ['EXPORTED']))
})
