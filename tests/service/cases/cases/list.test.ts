import { expect, test } from 'vitest'
import { submitACase } from '#tests/support/cases/case-items.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { capacityRecorder } from '#tests/support/portal/aws-calls.ts'

const recorder = capacityRecorder()
const staffStack = await openStaffStack({ plugin: recorder.plugin as never })
const reviewer = await staffStack.staffMember('reviewer')

const page = async (status: string, cursor?: string) =>
  (await reviewer.ask('cases.list', { query: { status, ...(cursor && { cursor }) } })).body.data

test('a queue lists waiting applications, oldest first, with part of the CNIC hidden', async () => {
  expect(await page('submitted')).toEqual({ rows: [], next: null, previous: null, first: null, total: 0 })
  const first = await staffStack.submittedCase({ person: { name: 'Bilal Hameed' }, withDocuments: false })
  const second = await staffStack.submittedCase({ title: 'Renewal', withDocuments: false })
  const { rows, next } = await page('submitted')
  expect(next).toBeNull()
  expect(rows.map((row: { id: string }) => row.id)).toEqual([first.id, second.id])
  expect(rows[0]).toEqual({
    id: first.id,
    reference_no: first.form.reference_no,
    name: 'Bilal Hameed',
    cnic: expect.stringMatching(/^\d{5}-•{7}-\d$/),
    application_title: 'Registration',
    status: 'submitted',
    submitted_at: first.form.submitted_at,
    status_since: first.form.submitted_at,
    fee_status: 'unpaid',
    assignee: null,
    city: 'Lahore',
    papers: 'missing',
    open_warnings: expect.any(Number),
  })
  expect(JSON.stringify(rows)).not.toContain(first.person.cnic)
})

test('a case is listed in the queue of its status only', async () => {
  const application = await staffStack.submittedCase({ withDocuments: false })
  await reviewer.act(application.id, 'start-review')
  const has = async (status: string) =>
    (await page(status)).rows.some(({ id }: { id: string }) => id === application.id)
  expect([await has('submitted'), await has('in-review')]).toEqual([false, true])
})

test('a page holds 25 cases, and the last page costs as much as the first', async () => {
  for (let count = 0; count < 55; count++) await submitACase(staffStack.services.applicationForms)
  const seen: string[] = []
  const costs: number[] = []
  let cursor: string | null | undefined
  do {
    let read: { rows: { id: string }[]; next: string | null } = { rows: [], next: null }
    const calls = await recorder.during(async () => {
      read = await page('submitted', cursor ?? undefined)
    })
    if (read.rows.length === 25)
      costs.push(
        calls
          .filter(({ command }) => command === 'QueryCommand')
          .reduce((sum, call) => sum + call.readUnits, 0),
      )
    seen.push(...read.rows.map(({ id }) => id))
    cursor = read.next
  } while (cursor)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThanOrEqual(55)
  expect(costs.length).toBeGreaterThanOrEqual(2)
  expect(Math.max(...costs) - Math.min(...costs)).toBeLessThanOrEqual(0.5) // names differ in length
})

test('an invalid cursor and an unknown status are handled', async () => {
  const made = ['9999#nobody', 'after 9999999 9', 'before 25 x', 'after 1 :'].map((text) =>
    Buffer.from(text).toString('base64url'),
  )
  for (const cursor of ['x', '%', 'x'.repeat(1500), ...made])
    expect(
      (await reviewer.ask('cases.list', { query: { status: 'submitted', cursor } })).status,
    ).toBeLessThan(500)
  expect((await reviewer.ask('cases.list', { query: { status: 'gone' } })).status).toBe(422)
})

test.each([
  [{ type: 'Other' }, 'type'],
  [{ fee: 'some' }, 'fee'],
  [{ papers: 'all' }, 'papers'],
  [{ warnings: '2' }, 'warnings'],
  [{ city: ' ' }, 'city'],
  [{ city: 'x'.repeat(200) }, 'city'],
  [{ from: '2026-02-30' }, 'from'],
  [{ from: '2026-02-03', to: '2026-02-02' }, 'to'],
  [{ sort: 'name' }, 'sort'],
  [{ from: '2026-02-03', sort: 'longest' }, 'sort'],
])('a list of %j is refused at %s', async (choice, field) => {
  const { status, body } = await reviewer.ask('cases.list', { query: { status: 'submitted', ...choice } })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('an administrator cannot see cases', async () => {
  const administrator = await staffStack.staffMember('administrator')
  const { status, body } = await administrator.ask('cases.list', { query: { status: 'submitted' } })
  expect([status, body.message]).toEqual([
    403,
    'Your roles do not allow this. It is for: Reception, Reviewer, Accounts, Registrar',
  ])
})
