import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aRegistration } from '#tests/support/register/registrations.ts'

const opened = await openStaffStack()

test('a registrar takes the whole register page by page, and the log says so', async () => {
  const numbers = ['4711', 'A-00001', ...Array.from({ length: 118 }, (_, n) => `B-${10_000 + n}`)]
  const { certificates, registrations, clock } = opened.stack.services
  const entries = numbers.map((number) =>
    registrations.putRegistration(
      aRegistration({ number }),
      { event: 'IMPORTED', by: null },
      { now: clock(), requestId: 'r' },
    ),
  )
  for (let from = 0; from < entries.length; from += 10)
    await certificates.save(entries.slice(from, from + 10).flat())
  const [registrar, administrator] = [
    await opened.staffMember('registrar'),
    await opened.staffMember('administrator'),
  ]

  const first = (await registrar.ask('registrations.export', { query: {} })).body.data
  const query = { export: first.export, cursor: first.next }
  const second = (await registrar.ask('registrations.export', { query })).body.data
  const foreign = await administrator.ask('registrations.export', { query })
  const asCases = await registrar.ask('exports.page', { params: { id: first.export }, query: {} })
  const log = (await administrator.ask('exports.list', { query: {} })).body.data.entries

  const sent = [...first.entries, ...second.entries].map(({ number }: { number: string }) => number)
  expect([sent, second.next]).toEqual([numbers, null])
  expect(Object.keys(first.entries[0]).sort()).toEqual([
    ...['category', 'city', 'name', 'number', 'qualification', 'standing', 'valid_until'],
  ])
  expect([foreign.status, asCases.status]).toEqual([404, 404])
  expect(log).toMatchObject([{ id: first.export, list: 'register', sent: 120, state: 'open' }])
})
