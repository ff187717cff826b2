/** `npm run old-books -- --rows 20000 --defects 400 --claims 200 --seed 1`: a whole old register and its claims, over the wire. */
import { number, readOptions } from '#infra/command-line.ts'
import { tryManyClaims } from '#tests/support/books/many-claims.ts'
import { tryOldBook } from '#tests/support/books/old-book.ts'
import { claimantsOf } from '#tests/support/people/claimants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const { rows, defects, claims, seed } = readOptions('npm run old-books', {
  rows: number(20_000),
  defects: number(400),
  claims: number(200),
  seed: number(Date.now() % 1_000_000),
}).values
const secondsSince = (began: number): number => Math.round((performance.now() - began) / 1000)

const staffStack = await openStaffStack()
const began = performance.now()
const { wrong, sound } = await tryOldBook(staffStack, { rows, defects, seed })
const bookSeconds = secondsSince(began)
const wrongClaims = await tryManyClaims(await claimantsOf(staffStack), claims, seed)
await staffStack.close()
for (const line of [...wrong, ...wrongClaims]) console.log(line)
console.log(
  JSON.stringify({
    seed,
    rows,
    sound,
    wrong: wrong.length,
    bookSeconds,
    claims,
    wrongClaims: wrongClaims.length,
    seconds: secondsSince(began),
  }),
)
if (wrong.length + wrongClaims.length > 0) process.exitCode = 1
