import { expect, test } from 'vitest'
import { waitAfter } from '#functions/data/sign-in/sign-in-wait.ts'

test('ten tries are free, then the wait doubles from 30 seconds up to an hour, and after a hundred it is a week', () => {
  const week = 7 * 24 * 60 * 60
  expect([0, 9, 10, 11, 12, 16, 17, 99, 100, 500].map(waitAfter)).toEqual([
    ...[0, 0, 30, 60, 120, 1920, 3600, 3600, week, week],
  ])
})
