/** What `npm start -- --demo` loads: once, and the same office however often it is asked for. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demonstrationPassword } from '#infra/local/demonstration/applicants.ts'
import { plannedApplications } from '#infra/local/demonstration/applications.ts'
import { invited, staff } from '#infra/local/demonstration/office.ts'
import { loadDemonstration } from '#infra/local/demonstration/run.ts'
import { demonstrationSignIns } from '#infra/local/demonstration/sign-ins.ts'
import { demoAdministrator, seed } from '#infra/local/seed.ts'
import type { CaseRecord, CaseRow } from '#shared/records/case.ts'
import type { StaffRow } from '#shared/records/staff.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { openStack, type Stack } from '#tests/support/portal/stack.ts'

/** Loading all sixty takes half a minute, and shows nothing that these do not. */
const oneOfEachStory = plannedApplications.filter(
  ({ story }, place) => plannedApplications.findIndex((other) => other.story === story) === place,
)

let stack: Stack
let registrar: string
let administrator: string
let accountant: string
beforeAll(async () => {
  stack = await openStack()
  await seed(stack.services, demoAdministrator)
  await loadDemonstration(stack.services, oneOfEachStory)
  registrar = await signIn(staff.registrar.email)
  administrator = await signIn(staff.deputy.email)
  accountant = await signIn(staff.accounts.email)
})
afterAll(() => stack.close())

const signIn = async (email: string): Promise<string> => {
  const { body } = await stack.invoke('adminAuth.login', { body: { email, password: demonstrationPassword } })
  return body.data.token
}
const ask = async (name: string, call: object = {}, token = registrar) => {
  const { status, body } = await stack.invoke(name, { token, ...call })
  expect({ name, status }).toEqual({ name, status: 200 })
  return body.data
}
const counts = (): Promise<Record<string, number>> => ask('cases.counts')
const rowsIn = async (status: string): Promise<CaseRow[]> =>
  (await ask('cases.list', { query: { status } })).rows
const allRows = async () => (await Promise.all(applicationStatuses.map(rowsIn))).flat()
const caseOf = ({ id }: CaseRow): Promise<CaseRecord> => ask('cases.get', { params: { id } })

test('the 60 demonstration applications cover every status, and the counts agree with the queues', async () => {
  const rows = await allRows()

  expect(plannedApplications).toHaveLength(60)
  expect(rows).toHaveLength(oneOfEachStory.length)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(applicationStatuses))
  const inQueue = applicationStatuses.map((status) => rows.filter((row) => row.status === status).length)
  const counted = await counts()
  expect(applicationStatuses.map((status) => counted[status])).toEqual(inQueue)
  expect(rows.some(({ application_title }) => application_title === 'Renewal')).toBe(true)
  expect(rows.filter(({ assignee }) => assignee).length).toBeGreaterThan(1)
})

test('the demonstration applications were submitted within the last three months, none in the future', async () => {
  const rows = await allRows()
  const day = 24 * 60 * 60 * 1000
  const ages = rows.map(({ submitted_at }) => (Date.now() - Date.parse(submitted_at)) / day)
  expect(Math.max(...ages)).toBeGreaterThan(80)
  expect(Math.max(...ages)).toBeLessThan(100)
  for (const { submitted_at, status_since } of rows) {
    expect(status_since >= submitted_at).toBe(true)
    expect(Date.parse(status_since)).toBeLessThanOrEqual(Date.now())
  }
})

test('every role has a member of staff who can sign in, and one person is only invited', async () => {
  const { people } = (await ask('people.list', {}, administrator)) as { people: StaffRow[] }
  const office = people.filter(({ email }) => email.endsWith('@demonstration.example'))

  const active = office.filter(({ state }) => state === 'active')
  expect(new Set(active.flatMap(({ roles }) => roles))).toEqual(new Set(staffRoles))
  expect(office.filter(({ state }) => state === 'invited').map(({ email }) => email)).toEqual([invited.email])
  for (const { email } of active) {
    expect(await signIn(email)).toBeTypeOf('string')
    expect(demonstrationSignIns()).toContain(email)
  }
})

test('every document of a case of each status can be read', async () => {
  for (const status of applicationStatuses) {
    const [row] = await rowsIn(status)
    const { id, documents } = await caseOf(row as CaseRow)
    expect(documents.length).toBeGreaterThan(3)
    for (const { name, size, type } of documents) {
      const read = await stack.invoke('cases.document', { token: registrar, params: { id, key: name } })
      expect(read.headers['content-type']).toBe(type)
      expect(read.bytes).toHaveLength(size)
    }
  }
})

test('the demonstration includes corrections, payments, received papers and certificates', async () => {
  const first = async (status: string) => caseOf((await rowsIn(status))[0] as CaseRow)

  expect((await first('returned')).application_form.corrections).toHaveLength(2)
  const resubmitted = await Promise.all((await rowsIn('resubmitted')).map(caseOf))
  expect(resubmitted.some(({ documents }) => documents.some(({ former }) => former))).toBe(true)
  const { review, application_form } = await first('collected')
  expect(review.payment?.amount).toBe(application_form.fee_amount)
  expect(review.received.length).toBeGreaterThan(0)
  expect(review.handed_over?.cnic_seen).toBe(true)
  const waiting = (await Promise.all((await allRows()).map(caseOf))).map(
    (staffCase) => staffCase.review.pending?.action,
  )
  expect(new Set(waiting.filter(Boolean))).toEqual(new Set(['reopen', 'reverse-fee', 'reverse-approval']))
})

test('some fees were verified by bank statements', async () => {
  const { imports } = await ask('bankStatement.list', {}, accountant)
  const verified = imports.map(({ counts }: { counts: { verified?: number } }) => counts.verified ?? 0)
  expect(imports.length).toBeGreaterThan(0)
  expect(verified.every((count: number) => count > 0)).toBe(true)
})

test('loading the demonstration again adds nothing', async () => {
  const [cases, imports] = [await counts(), await ask('bankStatement.list', {}, accountant)]

  await loadDemonstration(stack.services, oneOfEachStory)

  expect(await counts()).toEqual(cases)
  expect(await ask('bankStatement.list', {}, accountant)).toEqual(imports)
  const { people } = await ask('people.list', {}, administrator)
  expect(people).toHaveLength(8) // the six, and the two of every first start
})

test('a configured administrator replaces the staff of the demonstration', async () => {
  await seed(stack.services, { email: 'own@council.example', password: 'a long staff password' })
  for (const { email } of [...Object.values(staff), invited])
    expect(await stack.services.staff.idByEmail(email)).toBeNull()
})
