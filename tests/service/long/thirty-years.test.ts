/**
 * Thirty years of a council in one process, over a table and files in memory: late and early renewals, lapses, deaths, lost papers,
 * another term, staff who come and go, calls that fail. `YEARS_SEEDS=1,2,3 YEARS_PEOPLE=300` has more of them live.
 */
import { expect, test } from 'vitest'
import { liveYears } from '#tests/support/simulation/years/years.ts'

const seeds = (process.env.YEARS_SEEDS ?? '1').split(',').map(Number)
const people = Number(process.env.YEARS_PEOPLE ?? 40)
const years = Number(process.env.YEARS ?? 30)

test.each(seeds)(
  `after each of many years all that is stored, told, sent and paid agrees with what happened (seed %i)`,
  { timeout: 60 * 60_000 },
  async (seed) => {
    const { outcomes, broken } = await liveYears({ seed, people, years })
    console.table(outcomes)
    expect(broken).toEqual([])
    expect(outcomes.all).toMatchObject({ registered: expect.any(Number), renewed: expect.any(Number) })
  },
)
