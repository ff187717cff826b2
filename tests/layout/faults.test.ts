/** Each fault that the simulation has to find can still be put back. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faults } from '#tests/simulation/faults.ts'
import { root } from '#tests/support/project/source-files.ts'

test('the text of each fault is there exactly once', () => {
  const timesIn = (file: string, text: string) =>
    readFileSync(join(root, file), 'utf8').split(text).length - 1
  expect(faults.filter(({ file, text }) => timesIn(file, text) !== 1)).toEqual([])
  expect(faults.length).toBeGreaterThanOrEqual(30)
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
})
