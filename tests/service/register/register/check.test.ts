import { expect, test } from 'vitest'
import { aClock, openStack } from '#tests/support/portal/stack.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const clock = aClock()

let people = 0
/** In force on the day of the clock, with a CNIC of their own. */
const putRegistration = (given: Parameters<typeof aStoredRegistration>[1] = {}) =>
  aStoredRegistration(stack.services, { cnic: String(3520200000000 + ++people), ...given })
const stack = await openStack({ clock: clock.now })

type Row = Record<string, string>
const check = (rows: Row[], from?: string) =>
  stack.invoke('register.check', { body: { rows }, ...(from && { from }) })
const answersTo = async (rows: Row[], from?: string) =>
  (await check(rows, from)).body.data.rows.map(({ answer }: { answer: string }) => answer)

const anotherCnic = '1111122222223'

test('each row has its answer, in the order in which they were asked, and the totals', async () => {
  const since = { since: '2026-11-01', reason: 'decided-by-council' } as const
  const [active, expired, suspended, removed] = [
    await putRegistration({ name: 'Muhammad Asif Khan' }),
    await putRegistration({ valid_until: '2026-11-23' }),
    await putRegistration({ suspended: since }),
    await putRegistration({ removed: since }),
  ]
  const name = 'Ayesha Siddiqa'

  const { status, body, headers } = await check([
    { number: active.number.replace('-', ' ').toLowerCase(), name: 'M. Asif Khan' },
    { number: expired.number, name },
    { number: suspended.number, name },
    { number: removed.number, name },
    { number: 'A-404', name },
    { number: expired.number, name: 'Fatima Noor' },
    { number: active.number, cnic: anotherCnic },
    { number: active.number, cnic: active.cnic },
  ])

  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  const found = { name, spelling_differs: false, hold: false }
  const nothing = { ...found, name: null, valid_until: null }
  const asif = { name: 'Muhammad Asif Khan', valid_until: '2031-11-21', hold: false }
  expect(body.data).toEqual({
    checked_at: '2026-11-24T06:00:00.000Z',
    day: '2026-11-24',
    rows: [
      { number: active.number, ...asif, answer: 'spelling-differs', spelling_differs: true },
      { number: expired.number, answer: 'expired', ...found, valid_until: '2026-11-23' },
      { number: suspended.number, answer: 'suspended', ...found, valid_until: '2031-11-21' },
      { number: removed.number, answer: 'removed', ...found, valid_until: '2031-11-21' },
      { number: 'A404', answer: 'not-found', ...nothing },
      { number: expired.number, answer: 'name-differs', ...found, valid_until: null },
      { number: active.number, answer: 'cnic-differs', ...nothing },
      { number: active.number, ...asif, answer: 'in-force', spelling_differs: false },
    ],
    totals: {
      'in-force': 1,
      expired: 1,
      suspended: 1,
      removed: 1,
      'not-found': 1,
      'name-differs': 1,
      'cnic-differs': 1,
      'not-compared': 0,
      'spelling-differs': 1,
    },
  })
})

test('500 rows are one check, and one more is refused', async () => {
  const { number, name } = await putRegistration()
  const rows = Array.from({ length: 500 }, () => ({ number, name }))

  const [all, tooMany] = [await check(rows), await check([...rows, { number, name }])]

  expect([all.status, all.body.data.totals['in-force']]).toEqual([200, 500])
  expect([tooMany.status, tooMany.body.errors.rows]).toEqual([422, ['Check at most 500 rows at a time']])
})

test.each([
  ['no rows', [], 'rows'],
  ['no number', [{ number: ' ', name: 'Asif' }], 'rows.0.number'],
  ['no name and no CNIC', [{ number: 'A-1' }], 'rows.0.name'],
  ['both', [{ number: 'A-1', name: 'Asif', cnic: anotherCnic }], 'rows.0.name'],
  ['a CNIC of 12 digits', [{ number: 'A-1', cnic: '352021234567' }], 'rows.0.cnic'],
])('%s is refused', async (_, rows, field) => {
  const { status, body } = await check(rows as Row[])
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('an entry without a CNIC is not compared', async () => {
  const { number } = await putRegistration({ cnic: '' })
  expect(await answersTo([{ number, cnic: anotherCnic }])).toEqual(['not-compared'])
})

const guess = (n: number): string => String(4220100000000 + n)

test('of 200 guesses at the same time an address is told 20 at most, then not even the right one, and others are not kept from theirs', async () => {
  const { number, cnic } = await putRegistration()
  const from = '127.8.1.1'
  const guesses = Array.from({ length: 40 }, (_, request) =>
    Array.from({ length: 5 }, (_, n) => ({ number, cnic: guess(request * 5 + n) })),
  )

  const answers = (await Promise.all(guesses.map((rows) => answersTo(rows, from)))).flat()
  const right = await answersTo([{ number, cnic }], from)

  expect(answers.filter((answer) => answer === 'cnic-differs')).toHaveLength(20)
  expect(new Set(answers)).toEqual(new Set(['cnic-differs', 'not-compared']))
  expect(right).toEqual(['not-compared'])
  expect(await answersTo([{ number, name: 'Ayesha Siddiqa' }], from)).toEqual(['in-force'])
  expect(await answersTo([{ number, cnic }], '127.8.1.2')).toEqual(['in-force'])
})

test('more guesses than there is room for use it up, and are told nothing', async () => {
  const { number, cnic } = await putRegistration()
  const from = '127.8.2.1'
  const tooMany = Array.from({ length: 21 }, (_, n) => ({ number, cnic: guess(n) }))

  const answers = await answersTo([...tooMany, { number, cnic }], from)

  expect(new Set(answers)).toEqual(new Set(['not-compared']))
  expect(await answersTo([{ number, cnic }], from)).toEqual(['not-compared'])
  clock.turn(24 * 60 * 60)
  expect(await answersTo([{ number, cnic }], from)).toEqual(['in-force'])
})

test('500 right CNICs use up nothing', async () => {
  const { number, cnic } = await putRegistration()
  const rows = Array.from({ length: 500 }, () => ({ number, cnic }))
  const from = '127.8.3.1'

  const [first, second] = [await answersTo(rows, from), await answersTo(rows, from)]

  expect(new Set([...first, ...second])).toEqual(new Set(['in-force']))
})

test('an address checks 5,000 rows an hour, all or none of a check', async () => {
  const { limits } = stack.services
  const from = '127.7.7.7'
  await limits.count({ scope: 'register-rows', most: 5000, windowInSeconds: 3600 }, from, clock.now(), 4998)
  const row = { number: 'A-404', name: 'Ali Raza' }

  expect((await check([row, row, row], from)).status).toBe(429)
  expect((await check([row, row], from)).status).toBe(200)
})
