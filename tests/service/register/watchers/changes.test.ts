/** An organisation is told each change of what it lists once, whoever notices it, whatever dies, and nothing that the public does not read. */
import { afterAll, expect, test } from 'vitest'
import { tellWatchers } from '#functions/register/use-cases/watching/tell-watchers.ts'
import { logChanges, logPutOff } from '#functions/workers/log-changes.ts'
import { addDays, dayInKarachi, formatDate } from '#shared/kit/format.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import type { WatchedChange } from '#shared/register/records/watcher.ts'
import { aDeclaredPlace } from '#tests/support/cases/registrations.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { watchersOf } from '#tests/support/people/watchers.ts'
import { aClock } from '#tests/support/portal/stack.ts'
import { aStoredRegistration, changeStored, registerEvent } from '#tests/support/register/registrations.ts'
import { unreliableProcess } from '#tests/support/register/unreliable-process.ts'
import { seededRandom } from '#tests/support/simulation/random.ts'

const clock = aClock()
const random = seededRandom(11)
const process = unreliableProcess(() => random() < 0.04)
const staffStack = await openStackWithEmails({ clock: clock.now, plugin: process.plugin })
afterAll(() => staffStack.close())
const { services, stack, emailsTo } = staffStack
const { watcher, streamed } = watchersOf(staffStack)
const people = await holdersOf(staffStack)

const minute = () => tellWatchers(services)(() => true)
const day = 24 * 60 * 60
const today = () => dayInKarachi(services.clock())
const now = async (number: string) => (await services.registrations.read(number, true))!
/** A change of the entry, and what the stream makes of it. */
const change = async (number: string, fields: Parameters<typeof changeStored>[2]) => {
  await changeStored(services, number, fields)
  const entry = await now(number)
  await streamed(entry)
  return entry
}
const suspended = () => ({
  since: '2020-01-01',
  reason: 'under-inquiry' as const,
  wording: 'inquiry' as const,
})
const toldTo = (id: string) => services.watchers.changes(id, 0, 1000)
const inShort = ({ id, number, changed, now: { standing } }: WatchedChange) => [id, number, changed, standing]

test('each change of standing, validity and public places is told once, however often it is delivered', async () => {
  const { number, ask } = await people.holder()
  const { id } = await watcher([number])
  const place = { ...aDeclaredPlace(), role: 'in-charge', since: addDays(today(), -9) }
  expect((await ask('ownPlaces.save', { body: place })).status).toBe(200)
  const placed = await now(number)
  await streamed(placed)
  const ended = await change(number, { suspended: suspended() })
  await streamed(placed, ended, placed)
  await change(number, { father_name: 'Nobody Reads This' })
  await change(number, { suspended: null, valid_until: '2033-01-01' })
  expect((await toldTo(id)).map(inShort)).toEqual([
    [1, number, ['places'], 'active'],
    // Of a suspended registration the public reads no place.
    [2, number, ['standing', 'places'], 'suspended'],
    [3, number, ['standing', 'validity', 'places'], 'active'],
  ])
  const [first] = await toldTo(id)
  expect(first?.now.places).toEqual([
    { premises: place.premises, city: place.city, role: 'in-charge', since: place.since },
  ])
})

test('a place that the public does not read, and a number that is not listed any more, are not told', async () => {
  const { number, ask } = await people.holder()
  const { number: other } = await aStoredRegistration(services)
  const { id, list } = await watcher([number, other])
  await ask('ownPlaces.save', {
    body: { ...aDeclaredPlace(), role: 'employed', since: addDays(today(), -9) },
  })
  await streamed(await now(number))
  await list([number])
  await change(other, { suspended: suspended() })
  await minute()
  expect(await toldTo(id)).toEqual([])
})

test('what changes by its day alone is noticed on that day, once', async () => {
  const { number } = await aStoredRegistration(services, { valid_until: today() })
  const { id } = await watcher([number])
  await minute()
  clock.turn(day)
  await Promise.all(Array.from({ length: 5 }, minute))
  expect((await toldTo(id)).map(inShort)).toEqual([[1, number, ['standing'], 'expired']])
})

// ownWatch.list
test('a list is shown with its differences before it is saved; what is not in the register is left out', async () => {
  const [one, other] = [await aStoredRegistration(services), await aStoredRegistration(services)]
  const { list, ask } = await watcher([one.number])
  const spelled = ` ${other.number.toLowerCase().replace('-', ' ')}`
  const wanted = [spelled, other.number, 'Z-000', one.number]
  const difference = {
    added: [{ number: other.number, name: other.name }],
    ...{ removed: [], unknown: ['Z-000'] },
  }
  expect((await list(wanted, false)).body.data).toEqual({ ...difference, saved: false })
  expect((await ask('ownWatch.get')).body.data.numbers).toEqual([one.number])
  expect((await list(wanted)).body.data).toEqual({ ...difference, saved: true })
  expect((await list([other.number])).body.data.removed).toEqual([one.number])
  expect((await ask('ownWatch.get')).body.data).toMatchObject({ numbers: [other.number], listed: 1 })
  const stale = { numbers: [one.number], version: 1, confirmed: true }
  expect((await ask('ownWatch.list', { body: stale })).status).toBe(409)
  expect((await list(Array.from({ length: 501 }, (_, at) => `A-${at}`))).body.errors).toEqual({
    numbers: ['List at most 500 numbers'],
  })
})

test('of two tabs that save a list at once one saves it, and the other is told what happened', async () => {
  const numbers = await Promise.all(Array.from({ length: 8 }, () => aStoredRegistration(services)))
  const { ask } = await watcher()
  const answers = await Promise.all(
    numbers.map(({ number }) =>
      ask('ownWatch.list', { body: { numbers: [number], version: 0, confirmed: true } }),
    ),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(7)
  const said = new Set(refused.map(({ status, body }) => `${status} ${body.message}`))
  expect([...said]).toEqual(['409 Your list was changed meanwhile. Reload the page to see it'])
})

test('a hold is told as such, and a suspension that ends what the public reads of it is told as a suspension', async () => {
  const { number } = await people.holder()
  const { id, email } = await watcher([number])
  await change(number, { hold_since: today() })
  await minute()
  const [held] = await emailsTo(email)
  expect(held?.text).toContain('asks to be seen in person before this registration is relied on.')
  clock.turn(day)
  await change(number, { suspended: suspended() })
  await minute()
  const [after] = await emailsTo(email)
  expect(after?.text).toContain('suspended. The person must not practise at present.')
  expect(after?.text).not.toContain('seen in person')
  await change(number, { suspended: null })
  await change(number, { hold_since: null })
  expect((await toldTo(id)).map(({ changed, now: { hold } }) => [changed, hold])).toEqual([
    [['hold'], true],
    [['standing', 'hold'], false],
    [['standing', 'hold'], true],
    [['hold'], false],
  ])
})

test('one e-mail a day tells all that has changed; a suspension does not wait for the next day', async () => {
  const entries = [await aStoredRegistration(services), await aStoredRegistration(services)]
  const [one, other] = entries.map(({ number }) => number) as [string, string]
  const { email } = await watcher([one, other])
  const mails = async () => {
    await minute()
    return (await emailsTo(email)).filter(({ subject }) => !subject.startsWith('Your organisation'))
  }
  await change(one, { valid_until: '2034-01-01' })
  const [first] = await mails()
  expect(first?.text).toContain(`${one}, Ayesha Siddiqa: Valid until 01-01-2034.`)
  expect(first?.text).toContain('01-01-2034⁩ تک نافذ ہے۔')
  await change(one, { valid_until: '2035-01-01' })
  await change(other, { valid_until: '2035-01-01' })
  expect(await mails()).toHaveLength(1)
  clock.turn(20 * 60)
  await change(other, { suspended: suspended() })
  const [urgent] = await mails()
  expect(urgent?.subject).toBe('3 changes of registrations that you watch')
  expect(urgent?.text).toContain(
    `${other}, Ayesha Siddiqa: suspended. The person must not practise at present. While an inquiry is under way.`,
  )
  await change(one, { valid_until: '2036-01-01' })
  expect(await mails()).toHaveLength(2)
  clock.turn(day)
  expect(await mails()).toHaveLength(3)
  expect(await mails()).toHaveLength(3)
})

test('an entry that is taken out of the register is told as not there', async () => {
  const made = await aStoredRegistration(services)
  const { id } = await watcher([made.number])
  const undo = { event: 'IMPORT_UNDONE' as const, by: null }
  await services.certificates.save(
    services.registrations.deleteRegistration(made, undo, { requestId: 'r', now: clock.now() }),
  )
  clock.turn(day)
  await minute()
  // It was delivered late.
  await streamed(made)
  expect((await toldTo(id)).map(inShort)).toEqual([[1, made.number, ['standing', 'validity'], null]])
})

// ownWatch.changes, ownWatch.setKey
test('a program reads the changes after the last one that it knows, with the newest key only', async () => {
  const { number } = await aStoredRegistration(services)
  const { ask } = await watcher([number])
  const newKey = async () => (await ask('ownWatch.setKey', { body: { wanted: true } })).body.data.key
  const read = (token: string, after?: number, from?: string) =>
    stack.invoke('ownWatch.changes', {
      token,
      query: after === undefined ? {} : { after: String(after) },
      ...(from && { from }),
    })
  const [old, key] = [await newKey(), await newKey()]
  for (const year of ['2034', '2035', '2036']) await change(number, { valid_until: `${year}-01-01` })
  expect((await read(old)).status).toBe(401)
  const { body } = await read(key, 1)
  expect(body.data).toMatchObject({ after: 3, more: false })
  expect(body.data.changes.map(({ id, now }: WatchedChange) => [id, now.valid_until])).toEqual([
    [2, '2035-01-01'],
    [3, '2036-01-01'],
  ])
  expect((await read(key, 3)).body.data).toEqual({ changes: [], after: 3, more: false })
  await ask('ownWatch.setKey', { body: { wanted: false } })
  expect((await read(key)).status).toBe(401)
  const tries = []
  for (let count = 0; count < 31; count++)
    tries.push((await read(`nobody.${'x'.repeat(43)}`, 0, '127.7.7.7')).status)
  expect(tries.slice(-2)).toEqual([401, 429])
})

test('writers and mailers that die at any call and race tell each change once, in numbers without a gap, and each in one e-mail', async () => {
  const numbers = await Promise.all(
    Array.from({ length: 8 }, async () => (await aStoredRegistration(services)).number),
  )
  const watching = [await watcher(numbers), await watcher(numbers.slice(0, 4))]
  const versions: RegistrationRecord[] = []
  for (const number of numbers)
    for (const valid_until of ['2034-01-01', '2035-01-01', '2036-01-01']) {
      await changeStored(services, number, { valid_until })
      versions.push(await now(number))
    }
  const surely = async (work: () => Promise<boolean>) => {
    for (let done = false; !done; )
      await process.try(async () => {
        done = await work()
      })
  }
  const shard = async (number: string) => {
    for (const entry of versions.filter((one) => one.number === number))
      await surely(async () => (await streamed(entry)).batchItemFailures.length === 0)
  }
  const mailer = async () => {
    for (let times = 0; times < 10; times++) {
      await process.try(minute)
      clock.turn(day / 40)
    }
  }
  await Promise.all([...numbers, ...numbers].map(shard).concat([mailer(), mailer()]))
  clock.turn(day)
  await minute()
  for (const [at, { id, email }] of watching.entries()) {
    const own = at === 0 ? numbers : numbers.slice(0, 4)
    const told = await toldTo(id)
    expect(told.map((one) => one.id)).toEqual(told.map((_, index) => index + 1))
    for (const number of own)
      expect(told.filter((one) => one.number === number).map((one) => one.now.valid_until)).toEqual([
        ...['2034-01-01', '2035-01-01', '2036-01-01'],
      ])
    expect(told).toHaveLength(own.length * 3)
    const texts = (await emailsTo(email)).map(({ text }) => text.split('———')[0] ?? '')
    const lines = texts.flatMap((text) => text.match(/^- .*$/gm) ?? [])
    expect(lines.sort()).toEqual(
      told
        .map(
          ({ number, now }) =>
            `- ${number}, Ayesha Siddiqa: Valid until ${formatDate(now.valid_until ?? '')}.`,
        )
        .sort(),
    )
  }
})

test('an organisation that cannot be told keeps neither the others nor the log waiting, and is told once when it can be', async () => {
  const [{ number }, { number: other }] = [
    await aStoredRegistration(services),
    await aStoredRegistration(services),
  ]
  const [refused, well] = [await watcher([number]), await watcher([number, other])]
  let isRefused = true
  const tell: typeof services.watchers.tell = async (one, ...telling) => {
    if (isRefused && one.id === refused.id) throw new Error('Refused')
    return services.watchers.tell(one, ...telling)
  }
  const faulty = { ...services, watchers: { ...services.watchers, tell } }
  for (const one of [number, other]) await changeStored(services, one, { suspended: suspended() })
  const changes = registerEvent(await now(number), await now(other))
  const minutely = () => logPutOff(faulty)(() => true)

  let tries = 1
  while ((await logChanges(faulty)(changes)).batchItemFailures.length > 0 && tries < 50) tries++
  await expect(minutely()).rejects.toThrow('Refused')

  expect(tries).toBe(10)
  expect(await toldTo(refused.id)).toEqual([])
  expect((await toldTo(well.id)).map(({ number }) => number)).toEqual([number, other])
  for (const one of [number, other])
    expect(await services.publicLog.whereIs(one)).toMatchObject({ version: (await now(one)).version })
  isRefused = false
  for (let times = 0; times < 2; times++) await minutely()
  await logChanges(faulty)(changes)
  expect((await toldTo(refused.id)).map(inShort)).toEqual([[1, number, ['standing'], 'suspended']])
  expect(await toldTo(well.id)).toHaveLength(2)
})
