/** The code that is sent to the address in the book, and its stored form. */
import { randomInt } from 'node:crypto'

/** Without the letters and digits that look alike; twelve of them are 59 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** "abcd-efgh-jkmn" */
export const newClaimCode = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

/** What is hashed of a code: it counts for one claim, however people write it. */
export const codeOfClaim = (claimId: string, code: string): string =>
  `${claimId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`
