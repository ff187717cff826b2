/** Our argon2id beside scrypt 2^17, interleaved, so that a noisy machine disturbs both alike. */
import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { createPasswords } from '#functions/accounts/gateways/passwords.ts'

const rounds = 7
const scryptMemoryInBytes = 256 * 1024 * 1024

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const hashWithScrypt = promisify(
  (password: string, salt: Buffer, done: (error: Error | null, key: Buffer) => void) =>
    scrypt(password, salt, 32, { N: 2 ** 17, r: 8, p: 1, maxmem: scryptMemoryInBytes }, done),
)

/** Budget: at most 0.30. */
export const hashRatio = async () => {
  const { hash } = createPasswords(async () => Buffer.alloc(32, 1))
  const ratios: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const ours = await timed(() => hash('seven green parrots'))
    const theirs = await timed(() => hashWithScrypt('seven green parrots', randomBytes(16)))
    if (round > 0) ratios.push(ours / theirs)
  }
  const median = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0
  return [{ what: 'argon2id 32 MiB, 3 passes', ratio: Number(median.toFixed(3)), budget: 0.3 }]
}
