/** What `npm start -- --demo` loads: once, and the same office however often it is asked for. */
import { expect, test } from 'vitest'
import { sentFilePrefix } from '#functions/platform/table/partitions.ts'
import { plannedApplications } from '#infra/local/demonstration/applications.ts'
import { demonstrationSignIns } from '#infra/local/demonstration/sign-ins.ts'
import { StartError } from '#infra/start-error.ts'
import type { CaseRecord, CaseRow } from '#shared/cases/records/case.ts'
import type { GoodStandingPaper } from '#shared/register/records/change-request.ts'
import type { PublicEntry } from '#shared/register/records/public-register.ts'
import type { StaffRow } from '#shared/staff/records/staff.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { demonstrationAt, officeOf } from '#tests/support/simulation/loaded-demonstration.ts'

const now = new Date('2026-11-24T06:00:00Z')
const dayInMs = 24 * 60 * 60 * 1000

const shares: number[] = []
const demonstration = await demonstrationAt(now)
await demonstration.load((share) => shares.push(share))

const caseOf = ({ id }: CaseRow): Promise<CaseRecord> =>
  demonstration.ask('registrar', 'cases.get', { params: { id } })
const casesIn = async (status: string) => Promise.all((await demonstration.rowsIn(status)).map(caseOf))
const entries = async (): Promise<PublicEntry[]> =>
  (await demonstration.ask('registrar', 'registrations.export')).entries

test('sixty applications cover every status, were handed in within three months, and the counts agree with the queues', async () => {
  const rows = await demonstration.rows()

  expect(rows).toHaveLength(60)
  expect(plannedApplications).toHaveLength(60)
  const inQueue = Object.groupBy(rows, ({ status }) => status)
  const counts = Object.fromEntries(applicationStatuses.map((status) => [status, inQueue[status]?.length]))
  expect((await officeOf(demonstration)).applications).toEqual(counts)
  expect(Object.values(counts)).not.toContain(undefined)
  const ages = rows.map(({ submitted_at }) => (now.getTime() - Date.parse(submitted_at)) / dayInMs)
  expect(Math.max(...ages)).toBeGreaterThan(80)
  expect(Math.max(...ages)).toBeLessThan(100)
  for (const { submitted_at, status_since } of rows) {
    expect(status_since >= submitted_at).toBe(true)
    expect(Date.parse(status_since)).toBeLessThanOrEqual(now.getTime())
  }
  expect(rows.filter(({ assignee }) => assignee).length).toBeGreaterThan(1)
})

test('no two people have sent the same file, which a case would say', () => {
  const sent = demonstration.items().filter(({ pk }) => String(pk).startsWith(sentFilePrefix))
  expect(sent.length).toBeGreaterThan(60)
  expect(new Set(sent.map(({ pk }) => pk)).size).toBe(sent.length)
})

test('an old book, claims, a request, a check that its holder does not know of, a proposal, deposits and reminders wait for the office', async () => {
  expect(await officeOf(demonstration)).toMatchObject({
    books: [{ taken: 0 }, { taken: 37 }],
    ...{ concerns: ['unknown-check'], watching: [{ listed: 4, told: 1 }] },
    ...{ claims: 2, requests: 1, proposals: 3, hasDeposits: true, hasReminded: true },
  })
  const standings = (await entries()).map(({ standing }) => standing)
  expect(new Set(standings)).toEqual(new Set(['active', 'expired', 'suspended']))
})

test('a letter of good standing is issued under the names of two registrars', async () => {
  const items = demonstration.items().filter(({ letter }) => letter)
  expect(items.map(({ state, letter }) => [state, letter])).toMatchObject([
    ['done', { addressed_to: 'General Pharmaceutical Council', code: expect.stringContaining('/verify#') }],
  ])
  const names = items.flatMap(({ letter }) => {
    const { issued_by, confirmed_by } = letter as GoodStandingPaper
    return [issued_by, confirmed_by]
  })
  expect(new Set(names).size).toBe(2)
})

test('renewals extend entries of the book, and everything that was handed over is a certificate', async () => {
  const approved = [...(await casesIn('certificate-ready')), ...(await casesIn('collected'))]
  const renewed = approved.filter(({ application_form }) => application_form.application_title === 'Renewal')
  expect(renewed.length).toBeGreaterThan(1)
  for (const { application_form, registration } of renewed) {
    expect(registration?.number).toBe(application_form.registrationNo)
    expect(registration?.valid_until.slice(5)).toBe(application_form.expiryDate?.slice(5))
  }
  for (const { registration } of approved) {
    const params = { number: registration?.number }
    const certificate = await demonstration.ask('reception', 'certificates.get', { params })
    expect(certificate).toMatchObject({ up_to_date: true, current: { count: 1 } })
  }
  const handedOver = (await casesIn('collected')).map(({ review }) => review.handed_over?.cnic_seen)
  expect(new Set(handedOver)).toEqual(new Set([true]))
})

test('corrections, payments, bank statements and steps that wait for a second person are among the applications', async () => {
  for (const { application_form } of await casesIn('returned'))
    expect(application_form.corrections).toHaveLength(2)
  const resubmitted = await casesIn('resubmitted')
  expect(resubmitted.some(({ documents }) => documents.some(({ former }) => former))).toBe(true)
  for (const { review, application_form } of await casesIn('collected'))
    expect(review.payment?.amount).toBe(application_form.fee_amount)
  const all = (await Promise.all(applicationStatuses.map(casesIn))).flat()
  const waiting = new Set(all.map(({ review }) => review.pending?.action))
  expect(waiting).toEqual(new Set([undefined, 'reopen', 'reverse-fee', 'reverse-approval']))
  const { imports } = await demonstration.ask('accounts', 'bankStatement.list')
  for (const { counts } of imports) expect(counts.verified).toBeGreaterThan(0)
})

test('every role has a member of staff, one person is only invited, and the printed addresses are whole', async () => {
  const { people } = (await demonstration.ask('deputy', 'people.list')) as { people: StaffRow[] }
  const office = people.filter(({ email }) => email.endsWith('@demonstration.example'))
  const active = office.filter(({ state }) => state === 'active')
  expect(new Set(active.flatMap(({ roles }) => roles))).toEqual(new Set(staffRoles))
  expect(office.filter(({ state }) => state === 'invited')).toHaveLength(1)

  const printed = demonstrationSignIns('http://127.0.0.1:3000')
  for (const { email } of office) expect(printed).toContain(email)
  const applicants = [...printed.matchAll(/(?:Applicant|Pharmacist): .*? {2,}(\S+@\S+)/g)].map(
    ([, email]) => email,
  )
  expect(applicants).toHaveLength(4)
  for (const email of applicants)
    expect(await demonstration.services.accounts.idByEmail(email ?? '')).toBeTypeOf('string')
  expect(printed.match(/http:\/\/127\.0\.0\.1:3000\/\S*$/gm)).toHaveLength(13)
})

test('its progress rises to the end, and loading it again adds nothing', async () => {
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares.at(-1)).toBe(1)
  const before = demonstration.items()

  await demonstration.load()

  expect(demonstration.items()).toEqual(before)
})

test('one that was interrupted is refused at the next start with a sentence', async () => {
  const other = await demonstrationAt(now)
  const interrupted = new Error('Ctrl+C')
  await expect(
    other.load(() => {
      throw interrupted
    }),
  ).rejects.toBe(interrupted)

  await expect(other.load()).rejects.toThrow(StartError)
})
