/** The calendar of holders: who ends when, whom no e-mail reaches, what was not paid; and the e-mails, read and tried. */
import { expect, test } from 'vitest'
import type { CalendarEntry } from '#shared/register/records/calendar.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { confirmEmailOf } from '#tests/support/people/confirmed-email.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { capacityRecorder } from '#tests/support/portal/aws-calls.ts'
import { aClock } from '#tests/support/portal/stack.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const recorder = capacityRecorder()
const clock = aClock(new Date('2026-11-24T06:00:00Z'))
const staffStack = await openStackWithEmails({ clock: clock.now, plugin: recorder.plugin as never })
const { stack, services } = staffStack
const clerk = await staffStack.staffMember('reception')

const account = async (): Promise<string> =>
  (await stack.invoke('auth.register', { body: aPerson() })).body.data.user.id

const entry = (number: string, valid_until: string, holder: string | null = null, more: object = {}) =>
  aStoredRegistration(services, { number, valid_until, holder, ...more })

type Asked = Record<string, string>

const page = async (query: Asked = {}): Promise<{ entries: CalendarEntry[]; next: string | null }> =>
  (await clerk.ask('calendar.list', { query })).body.data

/** Number and what is said of its holder, of all pages. */
const all = async (query: Asked = {}) => {
  const found: CalendarEntry[] = []
  for (let next: string | null | undefined; next !== null; ) {
    const one = await page({ ...query, ...(next && { cursor: next }) })
    found.push(...one.entries)
    next = one.next
  }
  return found
}
const numbers = async (query?: Asked) => (await all(query)).map(({ number }) => number)

// calendar.list
test('who is reminded soon or ends in a month, with the state of the holder; those out of reach, and those unpaid', async () => {
  expect(await page()).toEqual({ entries: [], next: null })
  const confirmed = await account()
  await confirmEmailOf(services, confirmed)
  const unpaid = await staffStack.submittedCase({ title: 'Renewal', withDocuments: false, confirmed: true })
  await entry('A-1', '2026-10-25', confirmed) // its last reminder was sent today
  await entry('A-2', '2026-10-26')
  await entry('A-3', '2026-12-24', unpaid.id, { renew_from: '2026-10-01' })
  await entry('A-4', '2027-01-31', await account())
  const suspended = { since: '2026-11-01', reason: 'decided-by-council' as const }
  await entry('A-5', '2027-02-22', null, { suspended })
  await entry('A-6', '2027-02-23') // its first reminder is sent in 31 days
  await entry('A-7', '2026-12-31', null, { removed: { since: '2026-11-01', reason: 'died' } })

  const told = (await all()).map(({ number, state, unpaid: id, reminder }) => [number, state, id, reminder])
  expect(told).toEqual([
    ['A-2', 'without_account', null, { kind: '30-days-after', day: '2026-11-25' }],
    ['A-3', 'reached', unpaid.id, { kind: '7-days-before', day: '2026-12-17' }],
    ['A-4', 'unconfirmed', null, { kind: '60-days-before', day: '2026-12-02' }],
    ['A-5', 'without_account', null, { kind: '60-days-before', day: '2026-12-24' }],
  ])
  expect(await numbers({ show: 'out-of-reach' })).toEqual(['A-2', 'A-4', 'A-5'])
  expect(await numbers({ show: 'unpaid' })).toEqual(['A-3'])
  expect((await all({ month: '2026-10' })).map(({ reminder }) => reminder)).toEqual([
    null,
    { kind: '30-days-after', day: '2026-11-25' },
  ])
  for (const [name, text] of [
    ['month', '2026-13'],
    ['until', '2027'],
    ['city', ' '],
    ['standing', 'removed'],
    ['show', 'nobody'],
  ] as const)
    expect((await clerk.ask('calendar.list', { query: { [name]: text } })).status).toBe(422)
})

test('whose registration ends in some months, in one city, with one standing', async () => {
  await entry('C-1', '2030-03-31', null, { city: 'Multan' })
  await entry('C-2', '2030-04-01', null, { city: 'Lahore' })
  const suspended = { since: '2026-11-01', reason: 'decided-by-council' as const }
  await entry('C-3', '2030-05-31', null, { city: ' MULTAN.', suspended })
  await entry('C-4', '2030-06-01', null, { city: 'Multan' })
  const spring = { month: '2030-03', until: '2030-05' }
  expect(await numbers(spring)).toEqual(['C-1', 'C-2', 'C-3'])
  expect(await numbers({ ...spring, city: 'multan' })).toEqual(['C-1', 'C-3'])
  expect(await numbers({ ...spring, standing: 'suspended' })).toEqual(['C-3'])
  expect(await numbers({ ...spring, city: 'multan', standing: 'active' })).toEqual(['C-1'])
  expect(await numbers({ ...spring, standing: 'expired' })).toEqual([])
})

test('a page reads at most a hundred ends, goes on where the last one stopped, and begins anew after a made-up cursor', async () => {
  const made = Array.from({ length: 130 }, (_, place) => `B-${String(place).padStart(4, '0')}`)
  for (const [place, number] of made.entries()) await entry(number, place < 70 ? '2029-01-31' : '2029-01-30')
  const inOrder = [...made.slice(70), ...made.slice(0, 70)]
  expect(await numbers({ month: '2029-01' })).toEqual(inOrder)
  expect((await page({ month: '2029-01' })).entries).toHaveLength(25)
  let first: Awaited<ReturnType<typeof page>> | undefined
  const calls = await recorder.during(async () => {
    first = await page({ month: '2029-01', show: 'unpaid' })
  })
  expect(first).toEqual({ entries: [], next: expect.any(String) })
  expect(calls.reduce((units, { readUnits }) => units + readUnits, 0)).toBeLessThan(60)
  for (const cursor of ['2029-02-30#B0001', '1900-01-01#B0001', 'nonsense'])
    expect(
      (await page({ month: '2029-01', cursor: Buffer.from(cursor).toString('base64url') })).entries[0]
        ?.number,
    ).toBe(inOrder[0])
})

// calendar.reminders
// calendar.trial
test('each e-mail is read as it is written, and sent to oneself and nobody else, 20 times a day', async () => {
  const { emails, days } = (await clerk.ask('calendar.reminders')).body.data
  expect(days).toEqual([])
  expect(emails.map(({ subject }: { subject: string }) => subject)).toEqual([
    'Renew your registration by 23-01-2027',
    'Renew your registration by 24-12-2026',
    'Renew your registration by 01-12-2026',
    'Your registration ends today',
    'Your registration ended on 25-10-2026',
    'Renew your registration by 24-12-2026',
  ])
  expect(emails.at(-1).text).toContain('is handed in, and not paid yet')
  const { body } = await clerk.ask('calendar.trial', { body: { email: 'unpaid' } })
  expect(body.message).toBe(`Sent to ${clerk.email}`)
  const [sent] = await staffStack.emailsTo(clerk.email)
  expect(sent?.subject).toBe('Trial: Renew your registration by 24-12-2026')
  expect(sent?.text).toBe(emails.at(-1).text)
  const again = () => clerk.ask('calendar.trial', { body: { email: 'last-day' } })
  for (let tries = 2; tries <= 20; tries++) expect((await again()).status).toBe(200)
  expect((await again()).status).toBe(429)
})
