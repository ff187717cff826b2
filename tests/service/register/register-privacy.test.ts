/** Over all public answers about a hundred people: nothing of a registration but its seven public facts. */
import { expect, test } from 'vitest'
import { endpoints } from '#shared/contract.ts'
import { openStack, type Stack } from '#tests/support/portal/stack.ts'
import {
  familyNames,
  peopleWithSecrets,
  randomDigits,
  secretsOf,
} from '#tests/support/register/people-with-secrets.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const made = peopleWithSecrets(100)

const stack = await openStack()
await Promise.all(made.map((one) => aStoredRegistration(stack.services, one)))

const answers: string[] = []
const ask = async (name: string, call: Parameters<Stack['invoke']>[1]) => {
  const { status, headers, bytes } = await stack.invoke(name, call)
  answers.push(`${JSON.stringify(headers)} ${bytes.toString('utf8')}`)
  return status
}
const publicFields = ['category', 'city', 'name', 'number', 'qualification', 'standing', 'valid_until']

test('no public answer has a CNIC, birth date, father’s name, document key, reference or reason', async () => {
  await Promise.all(made.map(({ number }) => ask('register.entry', { params: { number } })))
  for (const { name, number, city } of made.slice(0, 30)) {
    await ask('register.search', { query: { name } })
    await ask('register.search', { query: { name, city } })
    await ask('register.search', { query: { number } })
    await ask('register.place', { params: { number, id: 'any' } })
    await ask('register.placePhoto', { params: { number, id: 'any' } })
    await ask('register.standing', { params: { number }, query: { serial: '1' } })
  }
  const byName = made.map(({ number, name }) => ({ number, name }))
  const byCnic = made.map(({ number }) => ({ number, cnic: randomDigits(13) }))
  for (const rows of [byName, byCnic])
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
})

test('an entry has seven facts, day and time, and a sentence of a closed list', async () => {
  const { body } = await stack.invoke('register.entry', { params: { number: 'A-70001' } })
  expect(Object.keys(body.data).sort()).toEqual(
    [...publicFields, 'places', 'checked_at', 'day', 'wording', 'hold'].sort(),
  )
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
  expect(names.sort()).toEqual([
    'check',
    'entry',
    'keys',
    'letter',
    'place',
    'placePhoto',
    'search',
    'standing',
  ])
})

test('nothing of it is logged', () => {
  const logged = JSON.stringify(stack.lines)
  const told = made.flatMap((one) => [...secretsOf(one), one.number]).filter((text) => logged.includes(text))
  expect(told).toEqual([])
  for (const name of familyNames) expect(logged).not.toContain(name)
})
