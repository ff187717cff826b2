/** The tests that `npm run mutation` tries on each changed line: see sets.ts. */
import { defineConfig } from 'vitest/config'

const minute = 60_000

export default defineConfig({
  test: {
    include: JSON.parse(process.env.MUTATION_TESTS ?? '[]'),
    // A slow machine is no noticed change.
    testTimeout: minute,
  },
})
