import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')
await staffStack.submittedCase({ person: { name: 'Bilal Hameed' }, withDocuments: false })
await staffStack.submittedCase({ withDocuments: false })

const begin = (body: unknown) => registrar.ask('exports.begin', { body })

test('starting an export answers the number of cases and records who asked for what', async () => {
  const { status, body } = await begin({ status: 'submitted' })
  expect([status, body.data]).toEqual([
    201,
    {
      id: expect.any(String),
      at: expect.any(String),
      by: { id: registrar.id, name: registrar.name },
      list: 'cases',
      status: 'submitted',
      rows: 2,
      sent: 0,
      state: 'open',
      settled: null,
    },
  ])
  expect((await begin({ q: 'Bilal' })).body.data).toMatchObject({ q: 'Bilal', rows: 1 })
  expect((await begin({ status: 'declined' })).body.data.rows).toBe(0)
})

test.each([{}, { status: 'gone' }, { q: ' ' }, { status: 'submitted', q: 'Bilal' }])(
  'an export of an invalid selection is refused: %j',
  async (body) => {
    expect((await begin(body)).status).toBe(422)
  },
)

test('an administrator exports no cases', async () => {
  const administrator = await staffStack.staffMember('administrator')
  const { status, body } = await administrator.ask('exports.begin', { body: { status: 'submitted' } })
  expect([status, body.message]).toEqual([403, 'Your roles do not allow this. It is for: Registrar'])
})

test('of small exports there are twenty in a day', async () => {
  const another = await staffStack.staffMember('registrar')
  const statuses: number[] = []
  for (let time = 0; time < 21; time++)
    statuses.push((await another.ask('exports.begin', { body: { status: 'submitted' } })).status)
  expect([statuses.indexOf(429), statuses.length]).toEqual([20, 21])
})
