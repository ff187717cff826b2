import { createHash } from 'node:crypto'

/** The stored form of the token in a link: lower-case hex of its SHA-256. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
