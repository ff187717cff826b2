import { expect, test } from 'vitest'
import { accountOf, environmentNames, noAccountYet, settingsOf } from '#infra/settings.ts'

test('every environment is described under its own name', () => {
  expect(environmentNames.map((name) => settingsOf(name).name)).toEqual([...environmentNames])
})

test('an unknown environment is refused with the names that exist', () => {
  expect(() => settingsOf('production')).toThrow(
    'There is no environment "production". Choose one of: dev, staging, prod.',
  )
})

test('production keeps its data and can be restored for as long as AWS allows', () => {
  expect(settingsOf('prod')).toMatchObject({
    keepsData: true,
    ownKey: true,
    recoveryInDays: 35,
    oldVersionsKeptInDays: 35,
    logsKeptInDays: 90,
  })
})

test.each(environmentNames)('staff of %s must have one-time passwords', (name) => {
  expect(settingsOf(name).staffTotp).toBe('required')
})

test.each(environmentNames)('%s has a function of its own for each route', (name) => {
  expect(settingsOf(name).packaging).toBe('route')
})

test.each(environmentNames)(
  'the settings of %s contain no secret, and twelve digits as the account',
  (name) => {
    const { account, ...others } = settingsOf(name)
    expect(account).toMatch(/^\d{12}$/)
    expect(JSON.stringify(others)).not.toMatch(/\b\d{12}\b|secret|password|AKIA/i)
  },
)

test('the placeholder is no account: stacks are made for none', () => {
  expect(accountOf({ account: noAccountYet })).toBeUndefined()
  expect(accountOf({ account: '123456789012' })).toBe('123456789012')
})
