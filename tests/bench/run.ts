/** `npm run bench`: sizes and costs, measured in one run. Times are ratios of interleaved work, never limits. */
import { hashRatio } from './password-hash.ts'
import { requestCosts } from './request-costs.ts'
import { webSizes } from './web-sizes.ts'

const print = (title: string, rows: Record<string, string | number>[]): void => {
  process.stdout.write(`\n${title}\n`)
  console.table(rows)
}

print('Pages: bytes of the first load (brotli 11)', await webSizes())
print('Requests: DynamoDB capacity units', await requestCosts())
print('Password hash: ratio to scrypt 2^17, median of interleaved rounds', await hashRatio())
