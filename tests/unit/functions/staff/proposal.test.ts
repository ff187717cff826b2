import { beforeEach, expect, test } from 'vitest'
import { ConditionFailed, type Table, tableOf } from '#functions/platform/table/table.ts'
import { check } from '#functions/platform/table/write.ts'
import { createProposals } from '#functions/staff/data/proposal.ts'
import { brokenTable, laggingTable } from '#tests/support/simulation/lagging-table.ts'

const [amna, bilal] = [
  { id: 'amna', name: 'Amna' },
  { id: 'bilal', name: 'Bilal' },
]
const attempt = (minute = 0, requestId = 'r') => ({
  requestId,
  now: new Date(Date.UTC(2026, 10, 24, 6, minute)),
})
const given = {
  ...({ kind: 'account', subject: 'iqra', title: 'Deactivate Iqra', reason: 'Has left' } as const),
  ...{ contents: { is_admin: false }, by: amna },
}

let store: ReturnType<typeof laggingTable>
let made = 0
const proposalsOver = (table: Table) => createProposals(table, () => `id ${++made}`)
let proposals: ReturnType<typeof proposalsOver>
beforeEach(() => {
  store = laggingTable()
  made = 0
  proposals = proposalsOver(store.table)
})

const confirmed = { outcome: 'confirmed', by: bilal } as const
const settle = async (
  proposal: Awaited<ReturnType<typeof proposals.propose>>,
  settlement: Parameters<typeof proposals.writesToEnd>[1] = confirmed,
  at = attempt(5, 'settling'),
) => proposals.end(proposal, proposals.writesToEnd(proposal, settlement, at), at)
/** A write whose condition is never met. */
const impossible = check({ Key: { pk: 'gone', sk: 'gone' }, ConditionExpression: 'attribute_exists(pk)' })

test('a proposal waits, found by its matter and its id', async () => {
  const proposal = await proposals.propose(given, attempt())
  expect(proposal).toEqual({ ...given, changes: [], id: 'id 1', at: '2026-11-24T06:00:00.000Z' })
  expect(await proposals.open()).toEqual([proposal])
  expect(await proposals.about('account', 'iqra')).toEqual(proposal)
  expect(await proposals.read('id 1', attempt())).toEqual(proposal)
  expect(await proposals.about('account', 'nida')).toBeNull()
  expect(await proposals.about('invitation', 'iqra')).toBeNull()
  expect(await proposals.settled()).toEqual([])
})

test('the same proposal again is the one that waits', async () => {
  const first = await proposals.propose(given, attempt())
  expect(await proposals.propose({ ...given, reason: 'Other words' }, attempt(1))).toEqual(first)
  expect(await proposals.open()).toHaveLength(1)
})

test.each([
  ['of somebody else', { by: bilal }],
  ['with other contents', { contents: { is_admin: true } }],
])('another proposal about the matter, %s, is refused', async (_, changed) => {
  await proposals.propose(given, attempt())
  await expect(proposals.propose({ ...given, ...changed }, attempt(1))).rejects.toThrow(
    'Amna has proposed something here, which waits for a second person',
  )
})

test('other matters wait beside it', async () => {
  await proposals.propose(given, attempt())
  await proposals.propose({ ...given, subject: 'nida' }, attempt())
  await proposals.propose({ ...given, kind: 'invitation' }, attempt())
  expect(await proposals.open()).toHaveLength(3)
})

test('writes beside it are made with it or not at all', async () => {
  await expect(proposals.propose(given, attempt(), [impossible])).rejects.toThrow(
    'This was changed at the same moment. Try again',
  )
  expect(store.items()).toEqual([])
  const beside = check({ Key: { pk: 'a', sk: 'a' }, ConditionExpression: 'attribute_not_exists(pk)' })
  await proposals.propose(given, attempt(), [beside])
  expect(await proposals.open()).toHaveLength(1)
})

test('once it is settled nothing waits, and how it ended is kept without what it held', async () => {
  await settle(await proposals.propose(given, attempt()), { outcome: 'refused', by: bilal, reason: 'Stays' })
  expect(await proposals.open()).toEqual([])
  const { subject: _, contents: _contents, ...shown } = given
  const settled = { by: bilal, at: '2026-11-24T06:05:00.000Z', reason: 'Stays' }
  expect(await proposals.settled()).toEqual([
    { ...shown, id: 'id 1', at: '2026-11-24T06:00:00.000Z', outcome: 'refused', settled },
  ])
  expect(JSON.stringify(store.items())).not.toContain('is_admin')
})

test('a settlement without a reason has an empty one', async () => {
  await settle(await proposals.propose(given, attempt()))
  expect((await proposals.settled())[0]?.settled.reason).toBe('')
})

test('the newest thirty that have ended are shown, newest first', async () => {
  for (let minute = 0; minute < 31; minute++) {
    const proposal = await proposals.propose({ ...given, subject: `s${minute}` }, attempt(minute))
    await settle(proposal, confirmed, attempt(minute))
  }
  const ids = (await proposals.settled()).map(({ id }) => id)
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([30, 'id 31', 'id 2'])
})

test('the same settlement again ends the same; that of somebody else is told who was first', async () => {
  const proposal = await proposals.propose(given, attempt())
  await settle(proposal)
  await settle(proposal)
  expect(await proposals.read(proposal.id, attempt(6, 'settling'))).toEqual({ ended: 'confirmed' })
  const late = attempt(6, 'another')
  const first = 'Bilal has confirmed this already'
  await expect(settle(proposal, { outcome: 'withdrawn', by: amna }, late)).rejects.toThrow(first)
  await expect(proposals.read(proposal.id, late)).rejects.toThrow(first)
  expect(await proposals.settled()).toHaveLength(1)
})

test.each(['refused', 'withdrawn'] as const)('one that was %s is told so', async (outcome) => {
  const proposal = await proposals.propose(given, attempt())
  await settle(proposal, { outcome, by: bilal })
  await expect(proposals.read(proposal.id, attempt(6, 'late'))).rejects.toThrow(`Bilal has ${outcome} this`)
})

test('each is read by its own id, open or ended', async () => {
  const first = await proposals.propose(given, attempt())
  const second = await proposals.propose({ ...given, subject: 'nida' }, attempt())
  expect(await proposals.read(second.id, attempt())).toEqual(second)
  await settle(first, { outcome: 'withdrawn', by: amna }, attempt(5, 'one'))
  await settle(second, confirmed, attempt(6, 'other'))
  expect(await proposals.read(first.id, attempt(7, 'one'))).toEqual({ ended: 'withdrawn' })
  expect(await proposals.read(second.id, attempt(7, 'other'))).toEqual({ ended: 'confirmed' })
})

test('one that is unknown is not there any more', async () => {
  await expect(proposals.read('id 9', attempt())).rejects.toThrow('This proposal is not there any more')
})

test('where what it was for is not possible any more it goes on waiting', async () => {
  const proposal = await proposals.propose(given, attempt())
  await proposals.propose({ ...given, subject: 'nida' }, attempt())
  const writes = [...proposals.writesToEnd(proposal, confirmed, attempt()), impossible]
  await expect(proposals.end(proposal, writes, attempt())).rejects.toThrow(
    'What was proposed is not possible any more. It can be refused or withdrawn',
  )
  expect(await proposals.open()).toHaveLength(2)
})

test('a later proposal about the matter is not ended by the settlement of the one before', async () => {
  const first = await proposals.propose(given, attempt())
  await settle(first, { outcome: 'withdrawn', by: amna })
  await proposals.propose(given, attempt(7))
  await expect(settle(first, confirmed, attempt(8, 'late'))).rejects.toThrow(
    'Amna has withdrawn this already',
  )
  expect(await proposals.open()).toMatchObject([{ id: 'id 2' }])
})

test('a failure of the database is told as it is', async () => {
  const broken = proposalsOver(tableOf({ ...store.table, transact: brokenTable().transact }))
  await expect(broken.propose(given, attempt())).rejects.toThrow('The database is away')
  const proposal = { ...given, changes: [], id: 'id', at: '' }
  const failed = broken.end(proposal, [], attempt())
  await expect(failed).rejects.not.toBeInstanceOf(ConditionFailed)
  await expect(failed).rejects.toThrow('The database is away')
})
