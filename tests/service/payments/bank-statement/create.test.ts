import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBankFormat } from '#tests/support/calls/example-bodies.ts'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
const bank = bankImportsOf(accounts)

const aCase = () => staffStack.submittedCase({ withDocuments: false })

test('an import is stored once, however often it is sent', async () => {
  const rows = rowsFor(await aCase())
  const first = await bank.begin(rows)
  expect(first.status).toBe(201)
  expect(first.body.data).toMatchObject({
    by: { id: accounts.id, name: accounts.name },
    file_name: 'november.csv',
    rows: 1,
    undone: null,
  })
  const { id } = first.body.data
  expect((await bank.begin(rows, id)).body.data).toEqual(first.body.data)
  expect(await bank.outcomes(id)).toEqual([undefined])
  const other = await bank.begin([{ ...rows[0]!, amount: 1 }], id)
  expect([other.status, other.body.message]).toEqual([409, 'This import was begun with other rows'])
})

// bankStatement.formats
test('the format of a file is remembered for its headings with the import, the last one counts', async () => {
  const [row] = rowsFor(await aCase())
  const kept = async (order: string, challan_no: string) => {
    const { line, ...rest } = row!
    const body = { id: randomUUID(), file_name: 'a.csv', rows: [{ ...rest, line, challan_no }] }
    await accounts.ask('bankStatement.create', { body: { ...body, format: { ...aBankFormat, order } } })
    return (await accounts.ask('bankStatement.formats')).body.data
  }
  expect(await kept('day-first', 'CH-1')).toEqual([aBankFormat])
  expect(await kept('month-first', 'CH-2')).toEqual([{ ...aBankFormat, order: 'month-first' }])
})

test.each([
  ['amount', 1e300],
  ['amount', 1e-200],
  ['amount', 2500.001],
  ['challan_no', '---'],
  ['line', 1e9],
  ['paid_on', '2026-02-29'],
])('an import is refused with a message: %s %s', async (field, value) => {
  const [row] = rowsFor(await aCase())
  const { status, body } = await bank.begin([{ ...row!, [field]: value }])
  expect([status, Object.keys(body.errors)]).toEqual([422, [`rows.0.${field}`]])
})

test('a file of 5,000 rows is kept in parts, in its order, and verified to its last row', async () => {
  const [last] = rowsFor(await aCase())
  const stray = { ...last!, voucher_number: '' }
  const rows = Array.from({ length: 5000 }, (_, place) => ({
    ...(place === 4999 ? last! : stray),
    ...{ line: place + 2, challan_no: `LONG-${place}` },
  }))
  const { status, body } = await bank.begin(rows)
  expect([status, body.data.rows]).toEqual([201, 5000])
  const { id } = body.data
  expect((await bank.begin(rows, id)).body.data).toEqual(body.data)
  expect((await bank.begin([...rows, { ...stray, line: 6000 }])).body.errors).toEqual({
    rows: ['Use at most 5000 rows at once'],
  })
  expect((await bank.verify(id, 4975)).body.data.counts).toMatchObject({ verified: 1, 'bad-voucher': 24 })
  const kept = (await bank.details(id)).results
  expect(kept.map(({ challan_no }: { challan_no: string }) => challan_no)).toEqual(
    rows.map(({ challan_no }) => challan_no),
  )
})
