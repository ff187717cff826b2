import { expect, test } from 'vitest'
import { foldName } from '#shared/register/rules/name-folding.ts'
import { aClock, openStack } from '#tests/support/portal/stack.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const clock = aClock()
const putRegistration = (given: Parameters<typeof aStoredRegistration>[1] = {}) =>
  aStoredRegistration(stack.services, given)
const stack = await openStack({ clock: clock.now })
await putRegistration({ number: 'A-90101', name: 'Muhammad Asif Khan', city: 'Quetta' })
await putRegistration({ number: 'A-90102', name: 'Asif Raza', city: 'Lahore' })
await putRegistration({ number: 'A-90103', name: 'صائمہ نور', city: 'Kasur' })
await putRegistration({ number: 'B/4711-L', name: 'Gul Bano', valid_until: '2026-11-23' })
for (let n = 0; n < 25; n++) await putRegistration({ name: 'Imran Butt', city: n < 3 ? 'Sialkot' : 'Multan' })

const find = async (query: Record<string, string>, from?: string) => {
  const { status, body, headers } = await stack.invoke('register.search', { query, ...(from && { from }) })
  const numbers = body.data?.entries.map(({ number }: { number: string }) => number)
  return { status, numbers, more: body.data?.more, body, headers }
}

test('a number is found however it is typed, with seven public facts and the day', async () => {
  const { status, body, headers } = await find({ number: 'a 90101' })

  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60'])
  expect(body.data).toEqual({
    entries: [
      {
        number: 'A-90101',
        name: 'Muhammad Asif Khan',
        category: 'A',
        standing: 'active',
        valid_until: '2031-11-21',
        city: 'Quetta',
        qualification: 'B Pharm / Pharm D, University of the Punjab, 2019',
      },
    ],
    more: false,
    day: '2026-11-24',
  })
})

test.each([
  ['the whole name', { name: 'Muhammad Asif Khan' }, ['A-90101']],
  ['another spelling', { name: 'Mohammed Aasif' }, ['A-90101']],
  ['Urdu letters', { name: 'آصف خان' }, ['A-90101']],
  ['a name in Urdu by Latin letters', { name: 'Saima Noor' }, ['A-90103']],
  ['words in another order', { name: 'Khan Asif' }, ['A-90101']],
  ['a name in between left out', { name: 'Muhammad Khan' }, ['A-90101']],
  ['a city', { name: 'Asif', city: 'LAHORE ' }, ['A-90102']],
  ['two words and a city', { name: 'Khan Muhammad', city: 'quetta' }, ['A-90101']],
  ['sounds', { sounds: foldName('Asif Raza').join(' ') }, ['A-90102']],
  ['a part in the middle', { name: 'Asif', city: 'کوئٹہ' }, ['A-90101']],
  ['nobody', { name: 'Zubeda Zehra' }, []],
  ['another city', { name: 'Asif Raza', city: 'Quetta' }, []],
])('%s', async (_, query, numbers) => {
  expect((await find(query as Record<string, string>)).numbers).toEqual(numbers)
})

test('twenty are shown and that there are more, and the city narrows it', async () => {
  const [all, some] = [await find({ name: 'imran' }), await find({ name: 'imran', city: 'Sialkot' })]

  expect([all.numbers.length, all.more]).toEqual([20, true])
  expect([some.numbers.length, some.more]).toEqual([3, false])
})

test('a standing follows from the day, without anything that runs at midnight', async () => {
  const { body } = await find({ number: 'B4711L' })
  expect(body.data.entries[0]).toMatchObject({ number: 'B/4711-L', standing: 'expired' })
})

test.each([
  ['nothing', {}, 'name'],
  ['two letters', { name: 'Al 12' }, 'name'],
  ['number and name', { number: 'A-1', name: 'Asif' }, 'name'],
  ['sounds that are no sounds', { sounds: 'Asif Khan' }, 'sounds'],
  ['a field that is not there', { number: 'A-1', cnic: '3520212345671' }, 'cnic'],
])('%s is refused', async (_, query, field) => {
  const { status, body } = await find(query as Record<string, string>)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('an address searches 300 times an hour, and then has to wait', async () => {
  const from = '127.9.9.9'
  const { limits } = stack.services
  const hour = { scope: 'register-search', most: 300, windowInSeconds: 3600 }
  await limits.count(hour, from, clock.now(), 299)

  const [last, refused] = [await find({ name: 'Asif' }, from), await find({ name: 'Asif' }, from)]

  expect([last.status, refused.status]).toEqual([200, 429])
  expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '3600' })
})
