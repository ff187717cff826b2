import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

test('the log tells who exported what, newest first, in pages', async () => {
  const [registrar, administrator] = [
    await staffStack.staffMember('registrar'),
    await staffStack.staffMember('administrator'),
  ]
  const { exportLog } = staffStack.services
  const by = { id: registrar.id, name: registrar.name }
  for (let minute = 0; minute < 51; minute++)
    await exportLog.begin(exportLog.newEntry(by, { status: 'approved' }, minute, new Date(minute * 60_000)))
  await registrar.ask('exports.begin', { body: { q: 'Somebody' } })

  const page = async (cursor?: string) =>
    (await administrator.ask('exports.list', { query: cursor ? { cursor } : {} })).body.data
  const first = await page()
  const last = await page(first.next)

  expect(first.entries[0]).toMatchObject({ by, q: 'Somebody', rows: 0 })
  expect(first.entries[1]).toMatchObject({ by, status: 'approved', rows: 50, sent: 0 })
  expect([first.entries.length, last.entries.length, last.next]).toEqual([50, 2, null])
  expect((await page('made-up')).entries).toEqual(expect.any(Array))
})

test('a registrar can export but cannot read the log', async () => {
  const registrar = await staffStack.staffMember('registrar')
  expect((await registrar.ask('exports.list')).status).toBe(403)
})
