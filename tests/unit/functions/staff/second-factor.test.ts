import { beforeEach, expect, test } from 'vitest'
import {
  createSecondFactors,
  deleteSecondFactor,
  hasCodes,
  hasPasskeys,
  hasSecondFactor,
  type SecondFactor,
} from '#functions/staff/data/second-factor.ts'
import { laggingTable } from '#tests/support/simulation/lagging-table.ts'

const attempt = { requestId: 'r', now: new Date('2026-11-24T06:00:00Z') }
const bare: SecondFactor = { version: 1, recovery_hashes: [], passkeys: [] }
const passkey = {
  ...{ id: 'k', credential: 'c', public_key: 'p', counter: 0, name: 'Phone' },
  ...{ created_at: '2026-11-24', last_used_at: null },
}

let store: ReturnType<typeof laggingTable>
let factors: ReturnType<typeof createSecondFactors>
beforeEach(() => {
  store = laggingTable()
  factors = createSecondFactors(store.table, () => 'event')
})

test.each([
  ['nothing', null, false, false, false],
  [
    'an app that waits for its confirmation',
    { ...bare, pending: { sealed: 'x', until: '' } },
    false,
    false,
    false,
  ],
  ['an app', { ...bare, sealed: 'x' }, true, false, true],
  ['a passkey', { ...bare, passkeys: [passkey] }, false, true, true],
  ['recovery codes alone', { ...bare, recovery_hashes: ['h'] }, false, false, false],
])('with %s stored the password alone is or is not enough', (_, stored, codes, passkeys, either) => {
  expect([hasCodes(stored), hasPasskeys(stored), hasSecondFactor(stored)]).toEqual([codes, passkeys, either])
})

test('the first is made once, and each change rests on the version that was read', async () => {
  expect(await factors.read('s')).toBeNull()
  await factors.change('s', null, { sealed: 'x', recovery_hashes: ['h'] }, attempt)
  const first = await factors.read('s')
  expect(first).toEqual({ version: 1, sealed: 'x', recovery_hashes: ['h'], passkeys: [] })
  await expect(factors.change('s', null, { sealed: 'y' }, attempt)).rejects.toThrow('A condition was not met')

  await factors.change('s', first, { last_step: 7 }, attempt)
  expect(await factors.read('s')).toEqual({ ...first, version: 2, last_step: 7 })
  await expect(factors.change('s', first, { last_step: 7 }, attempt)).rejects.toThrow()
  expect(await factors.read('other')).toBeNull()
})

test('a code that two requests use at once is used by one', async () => {
  await factors.change('s', null, { sealed: 'x' }, attempt)
  const read = await factors.read('s')
  const uses = await Promise.allSettled(
    [1, 2].map(() => factors.change('s', read, { last_step: 7 }, attempt)),
  )
  expect(uses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('the history and the e-mail are written with the change, or not at all', async () => {
  const event = { event: 'CODES_SET_UP' } as never
  const email = { id: 'e', kind: 'staff-security', user_id: 's' } as never
  await factors.change('s', null, { sealed: 'x' }, attempt, event, email)
  const kinds = () => store.items().map(({ sk, event, kind }) => event ?? kind ?? sk)
  expect(kinds()).toHaveLength(3)
  expect(kinds()).toEqual(expect.arrayContaining(['CODES_SET_UP', 'staff-security']))
  const history = store.items().find((item) => item.event)
  expect(String(history?.pk)).toBe(String(store.items().find(({ sealed }) => sealed)?.pk))
  const late = { id: 'f', kind: 'staff-security', user_id: 's' } as never
  await expect(factors.change('s', null, {}, attempt, event, late)).rejects.toThrow()
  expect(kinds()).toHaveLength(3)
})

test('all of it is removed at once', async () => {
  await factors.change('s', null, { sealed: 'x', passkeys: [passkey] }, attempt)
  await store.table.transact([deleteSecondFactor('s')])
  expect(store.items()).toEqual([])
})
