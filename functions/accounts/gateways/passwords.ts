/** Password hashes: argon2id of node:crypto as PHC strings, with a pepper that is kept outside the table. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { AppContext, HashCost } from '#functions/platform/services/app-context.ts'
import { pepper } from '#functions/platform/services/pepper.ts'
import { type HashQueue, hashQueue } from './hash-queue.ts'

const argon2id = promisify(argon2)

/** Never below the minimum of OWASP, 19 MiB and 2 passes (docs/performance.md#password-hashing). */
export const defaultHashCost: HashCost = { memoryInKib: 32 * 1024, passes: 3, parallelism: 1 }

const saltBytes = 16
const hashBytes = 32

interface Parsed extends HashCost {
  salt: Buffer
  hash: Buffer
}

const parse = (phc: string): Parsed | null => {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/.exec(phc)
  if (!parts) return null
  const [, m, t, p, salt, hash] = parts
  return {
    memoryInKib: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    salt: Buffer.from(salt ?? '', 'base64'),
    hash: Buffer.from(hash ?? '', 'base64'),
  }
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** @param queue in which every hash waits for its turn. */
export const createPasswords = (
  pepper: () => Promise<Buffer>,
  cost: HashCost = defaultHashCost,
  queue: Pick<HashQueue, 'run'> = hashQueue,
) => {
  const derive = async (password: string, salt: Buffer, { memoryInKib, passes, parallelism }: HashCost) => {
    const parameters = {
      message: password,
      nonce: salt,
      memory: memoryInKib,
      passes,
      parallelism,
      tagLength: hashBytes,
      secret: await pepper(),
    }
    return Buffer.from(await queue.run(() => argon2id('argon2id', parameters)))
  }

  const hash = async (password: string): Promise<string> => {
    const salt = randomBytes(saltBytes)
    const bytes = await derive(password, salt, cost)
    const { memoryInKib, passes, parallelism } = cost
    return `$argon2id$v=19$m=${memoryInKib},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(bytes)}`
  }

  return {
    hash,

    /**
     * Compares a password with a stored hash. Without a hash (unknown e-mail) it does the same work and returns false.
     */
    matches: async (password: string, stored: string | null): Promise<boolean> => {
      const known = stored === null ? null : parse(stored)
      const {
        salt,
        hash: expected,
        ...hashCost
      } = known ?? { ...cost, salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(hashBytes) }
      const actual = await derive(password, salt, hashCost)
      return timingSafeEqual(actual, expected) && known !== null
    },

    /** Whether a stored hash was made with other parameters than today's. */
    isOutdated: (stored: string): boolean => {
      const used = parse(stored)
      return (
        used?.memoryInKib !== cost.memoryInKib ||
        used.passes !== cost.passes ||
        used.parallelism !== cost.parallelism
      )
    },
  }
}

export const passwords = (context: AppContext) =>
  createPasswords(() => pepper(context, 'password'), context.hashCost)
