/**
 * Every endpoint gets two requests that are odd in body, path, query, headers, method or caller. A failure names the number that makes
 * the request again: `npm run fuzz -- --requests 1 --seed <number>`.
 */
import { expect, test } from 'vitest'
import { endpoints } from '#shared/contract.ts'
import { fuzz } from '#tests/support/fuzz/fuzz.ts'

const seed = Number(process.env.FUZZ_SEED ?? 1)

test('whatever is sent, the answer is one of the contract and shows nobody else’s data', async () => {
  const { broken, statuses } = await fuzz({ requests: 2 * endpoints.length, seed })
  expect(broken, `seed ${seed}`).toEqual([])
  for (const status of [200, 201, 400, 401, 403, 404, 415, 422])
    expect(statuses).toHaveProperty(String(status))
}, 120_000)
