import { expect, test } from 'vitest'
import { templateNeeds } from '#infra/aws/stacks/template-needs.ts'
import { realSettings } from '#tests/support/aws/real-settings.ts'

const needs = templateNeeds(realSettings('dev'))

test('stacks are counted in the order of their deployment, with their regions', () => {
  expect(needs.stacks.at(-1)).toEqual({ name: 'portal-dev-operations', region: 'eu-central-1' })
  const names = needs.stacks.map(({ name }) => name)
  for (const [before, after] of [
    ['web', 'data'],
    ['data', 'staff'],
    ['staff', 'api'],
    ['api', 'operations'],
  ])
    expect(names.indexOf(`portal-dev-${before}`)).toBeLessThan(names.indexOf(`portal-dev-${after}`))
})

test('the address for alarms has to confirm each topic, by its name', () => {
  expect(needs.confirmations).toContainEqual({
    region: 'eu-central-1',
    topic: 'portal-dev-alarms',
    address: 'duty@pharmacy-council.pk',
  })
})

test('what costs or has a limit is counted', () => {
  const { keys, secrets, alarms, alarmMetrics, roles, routes, reserved } = needs
  for (const count of [keys, secrets, alarms, roles, routes]) expect(count).toBeGreaterThan(0)
  expect(alarmMetrics).toBeGreaterThanOrEqual(alarms)
  expect(reserved).toBe(0) // dev reserves nothing
})

test('production in a new account, which may run 10 functions, reserves none', () => {
  const { reserved, reservedWhileSwitching } = templateNeeds({ ...realSettings(), concurrencyOfAccount: 10 })
  expect([reserved, reservedWhileSwitching]).toEqual([0, 0])
})
