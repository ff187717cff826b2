/** The words for a wait: seconds up to 90, then minutes, then hours, never too short. */
import { expect, test } from 'vitest'
import { waitingTime } from '#shared/kit/errors.ts'

test.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [840, '14 minutes'],
  [7201, '3 hours'],
])('%i seconds are %s', (seconds, words) => expect(waitingTime(seconds)).toBe(words))
