/** The tests that `npm run mutation` tries on each changed line of the rules. */
import { defineConfig } from 'vitest/config'
import { rows } from '../specification/rows/index.ts'

export default defineConfig({
  test: {
    include: ['tests/unit/shared/**/*.test.ts', 'tests/unit/functions/**/*.test.ts'],
    tags: rows.map(({ id, says }) => ({ name: id, description: says })),
  },
})
