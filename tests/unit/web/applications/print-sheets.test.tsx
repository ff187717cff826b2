import { expect, test } from 'vitest'
import { aPrintOut, times, wordsOf } from '#tests/support/cases/print-outs.tsx'

test('every sheet names the version of the application that it shows', () => {
  const words = wordsOf(aPrintOut())

  expect(times(words, 'Version 2, digest ABCD-EF01-2345')).toBe(times(words, 'Reference no. REF-7'))
})
