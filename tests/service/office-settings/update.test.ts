import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultStepLimits } from '#shared/rules/step-limits.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
let registrar: Awaited<ReturnType<StaffStack['staffMember']>>
beforeAll(async () => {
  staffStack = await openStaffStack()
  registrar = await staffStack.staffMember('registrar')
})
afterAll(() => staffStack.close())

const update = (body: object, version?: number, by = registrar) =>
  by.ask('officeSettings.update', { body, headers: version ? { 'if-match': `"v${version}"` } : {} })
const present = async () => (await registrar.ask('officeSettings.get')).body.data

test('of two first changes at once one succeeds, and the history says who changed what', async () => {
  const other = await staffStack.staffMember('administrator')
  const limits = { ...defaultStepLimits, submitted: 1 }
  const replies = await Promise.all([
    update({ step_limits: limits, fair_shares: true }, 1),
    update({ step_limits: limits, fair_shares: true }, 1, other),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412])
  const { settings, changes } = await present()
  expect(settings).toEqual({ version: 2, step_limits: limits, fair_shares: true })
  const winner = replies[0].status === 200 ? registrar : other
  expect(changes).toMatchObject([
    {
      by: { id: winner.id, name: winner.name },
      changed: [
        { setting: 'Days for Submitted', before: '3 days', after: '1 day' },
        { setting: 'Fair shares of new applications', before: 'off', after: 'on' },
      ],
    },
  ])
})

test('what is left out stays, and a change that changes nothing is not recorded', async () => {
  const { settings, changes } = await present()
  const { data } = (await update({ fair_shares: false }, settings.version)).body
  expect(data).toEqual({ ...settings, version: settings.version + 1, fair_shares: false })
  expect((await update({ fair_shares: false })).body.data).toEqual(data)
  expect((await present()).changes).toHaveLength(changes.length + 1)
})

test.each([
  ['no number of days', { step_limits: { ...defaultStepLimits, approved: 'soon' } }, 'step_limits.approved'],
  ['no day at all', { step_limits: { ...defaultStepLimits, approved: 0 } }, 'step_limits.approved'],
  ['half a day', { step_limits: { ...defaultStepLimits, approved: 0.5 } }, 'step_limits.approved'],
  ['too many days', { step_limits: { ...defaultStepLimits, approved: 366 } }, 'step_limits.approved'],
  ['neither on nor off', { fair_shares: 'yes' }, 'fair_shares'],
])('a setting that is not possible is refused: %s', async (_, body, field) => {
  const refused = await update(body)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
})
