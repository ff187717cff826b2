/** Over all public answers about 1,000 people: nothing of a registration but its seven public facts. */
import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#shared/contract/index.ts'
import { openStack, type Stack } from '#tests/support/portal/stack.ts'
import { aRegistration, aStoredRegistration } from '#tests/support/register/registrations.ts'

const people = 1000
const digits = (count: number): string =>
  Array.from({ length: count }, (_, place) => randomInt(place === 0 ? 1 : 0, 10)).join('')
const given = ['Ayesha', 'Bilal', 'Chaudhry', 'Danish', 'Erum', 'Farhan', 'Gul', 'Hina', 'Imran', 'Javeria']
const family = ['Siddiqa', 'Khan', 'Butt', 'Malik', 'Sheikh', 'Raza', 'Noor', 'Qureshi', 'Baig', 'Mirza']

const made = Array.from({ length: people }, (_, n) =>
  aRegistration({
    number: `A-${70000 + n}`,
    name: `${given[n % 10]} ${family[Math.floor(n / 10) % 10]}`,
    father_name: `Father ${randomUUID().replace(/\d/g, '').replaceAll('-', '')}`,
    cnic: digits(13),
    date_of_birth: `19${randomInt(50, 99)}-0${randomInt(1, 9)}-${randomInt(10, 28)}`,
    photo: `photos/${randomUUID()}/${randomUUID()}.jpg`,
    holder: null,
    source: { application: `PC-2026-${randomUUID().slice(0, 8).toUpperCase()}` },
    removed: n % 9 === 0 ? { since: '2026-01-01', reason: 'died' } : null,
  }),
)

let stack: Stack
beforeAll(async () => {
  stack = await openStack()
  for (let from = 0; from < people; from += 50)
    await Promise.all(made.slice(from, from + 50).map((one) => aStoredRegistration(stack.services, one)))
}, 120_000)
afterAll(() => stack.close())

/** What an answer is looked through for: as stored, as written on a card, and as dates are shown. */
const secretsOf = ({ cnic, date_of_birth, father_name, photo, source, removed }: (typeof made)[number]) => {
  const birth = String(date_of_birth)
  return [
    ...[cnic, `${cnic.slice(0, 5)}-${cnic.slice(5, 12)}-${cnic.slice(12)}`],
    ...[birth, birth.split('-').reverse().join('-')],
    ...[father_name, String(photo), 'application' in source ? source.application : 'a row of a book'],
    ...(removed ? [removed.reason] : []),
  ]
}

const answers: string[] = []
const ask = async (name: string, call: Parameters<Stack['invoke']>[1]) => {
  const { status, headers, bytes } = await stack.invoke(name, call)
  answers.push(`${JSON.stringify(headers)} ${bytes.toString('utf8')}`)
  return status
}
const inParts = <T>(list: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  )

const publicFields = ['category', 'city', 'name', 'number', 'qualification', 'standing', 'valid_until']

test('no public answer has a CNIC, birth date, father’s name, document key, reference or reason', async () => {
  for (const some of inParts(made, 100))
    await Promise.all(some.map(({ number }) => ask('register.entry', { params: { number } })))
  for (const { name, number, city } of made.slice(0, 30)) {
    await ask('register.search', { query: { name } })
    await ask('register.search', { query: { name, city } })
    await ask('register.search', { query: { number } })
    await ask('register.standing', { params: { number }, query: { serial: '1' } })
  }
  const byName = made.map(({ number, name }) => ({ number, name }))
  const byCnic = made.slice(0, 100).map(({ number }) => ({ number, cnic: digits(13) }))
  for (const rows of [...inParts(byName, 500), byCnic])
    for (const operation of ['register.check', 'register.letter']) await ask(operation, { body: { rows } })
  await ask('register.keys', {})
  await ask('register.entry', { params: { number: 'A-404' } })
  await ask('register.search', { query: { cnic: String(made[0]?.cnic) } })

  const all = answers.join('\n')
  const found = made.flatMap(secretsOf).filter((secret) => all.includes(secret))
  // Nor the one that was sent in a query that is refused.
  expect(found).toEqual([])
  for (const word of ['cnic', 'birth', 'father', 'phone', 'email', 'address', 'photo', 'holder'])
    expect(all.replaceAll('"cnic-differs"', '').replaceAll('"cnic":["', ''), word).not.toMatch(
      new RegExp(`"${word}[a-z_]*":`),
    )
}, 180_000)

test('an entry has seven facts, the day and a sentence of a closed list', async () => {
  const { body } = await stack.invoke('register.entry', { params: { number: 'A-70001' } })
  expect(Object.keys(body.data).sort()).toEqual([...publicFields, 'day', 'wording'].sort())
})

test('what a right CNIC is answered with does not have it either', async () => {
  const [one] = made
  const rows = [{ number: String(one?.number), cnic: String(one?.cnic) }]
  const { body } = await stack.invoke('register.check', { body: { rows } })
  expect(body.data.rows[0].answer).toBe('removed')
  expect(JSON.stringify(body)).not.toContain(one?.cnic)
})

test('every public operation of the register was asked', () => {
  const names = endpoints.filter(({ feature }) => feature === 'register').map(({ operation }) => operation)
  expect(names.sort()).toEqual(['check', 'entry', 'keys', 'letter', 'search', 'standing'])
})

test('nothing of it is logged', () => {
  const logged = JSON.stringify(stack.lines)
  const told = made.flatMap((one) => [...secretsOf(one), one.number]).filter((text) => logged.includes(text))
  expect(told).toEqual([])
  for (const name of family) expect(logged).not.toContain(name)
})
