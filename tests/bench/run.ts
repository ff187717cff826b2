/**
 * `npm run bench`: sizes and costs, measured in one run. Times are ratios of interleaved work, never limits. `-- --only pages` takes the parts with
 * this text.
 */
import { optional, readOptions } from '#infra/command-line.ts'
import { bundleSizes } from './bundle-sizes.ts'
import { coldStarts } from './cold-starts.ts'
import { hashRatio } from './password-hash.ts'
import { queueCosts } from './queue-costs.ts'
import { registerCosts } from './register-costs.ts'
import { requestCosts } from './request-costs.ts'
import { slowLine } from './slow-line.ts'
import { webSizes } from './web-sizes.ts'

const print = (title: string, rows: Record<string, string | number>[]): void => {
  process.stdout.write(`\n${title}\n`)
  console.table(rows)
}

const queue = async (count: number): Promise<void> => {
  const { items, seconds, pages, lists, searches, ratio } = await queueCosts(count)
  print(`Queue: read units among ${count} cases (${items} items, put in within ${Math.round(seconds)} s)`, [
    ...Object.entries(pages).map(([page, cost]) => ({ asked: `${page} page`, ...cost })),
    ...Object.entries(lists).flatMap(([list, costs]) =>
      Object.entries(costs).map(([page, cost]) => ({ asked: `${list}, ${page} page`, ...cost })),
    ),
    ...Object.entries(searches).map(([way, cost]) => ({ asked: way, ...cost })),
  ])
  process.stdout.write(
    `Time of the last page to the first, median of interleaved rounds: ${ratio.toFixed(2)}\n`,
  )
}

const register = async (count: number): Promise<void> => {
  const { rows, seconds } = await registerCosts(count)
  print(`Register: units among ${count} entries (put in within ${Math.round(seconds)} s)`, rows)
}

const parts: [name: string, measure: () => Promise<void>][] = [
  ['pages', async () => print('Pages: bytes of the first load (brotli 11)', await webSizes())],
  ['slow line', async () => print('Screens on a slow line (400 kbit/s, 400 ms)', await slowLine())],
  ['requests', async () => print('Requests: DynamoDB capacity units', await requestCosts())],
  ['small queue', () => queue(1000)],
  ['large queue', () => queue(100_000)],
  ['small register', () => register(1000)],
  ['large register', () => register(100_000)],
  [
    'password hash',
    async () => print('Password hash: ratio to scrypt 2^17, median of interleaved rounds', await hashRatio()),
  ],
  [
    'functions',
    async () => print('Functions: bytes of their code (minified, not compressed)', await bundleSizes()),
  ],
  [
    'cold starts',
    async () => print('Cold starts: medians of ratios in interleaved rounds', await coldStarts()),
  ],
]

const { only = '' } = readOptions('npm run bench', { only: optional('<part>') }).values
for (const [name, measure] of parts) if (name.includes(only)) await measure()
