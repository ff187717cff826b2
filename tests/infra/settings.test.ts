import { expect, test } from 'vitest'
import { environmentNames, settingsOf } from '#infra/settings.ts'

test('every environment is described under its own name', () => {
  expect(environmentNames.map((name) => settingsOf(name).name)).toEqual([...environmentNames])
})

test('an unknown environment is refused with the names there are', () => {
  expect(() => settingsOf('production')).toThrow(
    'There is no environment "production". Choose one of: dev, staging, prod.',
  )
})

test('production keeps its data, and is restorable for as long as AWS allows', () => {
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

test('what is tried in staging is packaged as in production', () => {
  expect(settingsOf('staging').packaging).toBe(settingsOf('prod').packaging)
})

test.each(environmentNames)('nothing in the settings of %s is secret or names an account', (name) => {
  expect(JSON.stringify(settingsOf(name))).not.toMatch(/\b\d{12}\b|secret|password|AKIA/i)
})
