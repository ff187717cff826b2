/** How often the public register answers; the arithmetic is in docs/security.md#the-public-register. */
import type { Limit } from '#functions/platform/limits/limit.ts'

const anHour = 60 * 60

/** For each address. */
export const searches: Limit = { scope: 'register-search', most: 300, windowInSeconds: anHour }
export const entries: Limit = { scope: 'register-entry', most: 600, windowInSeconds: anHour }
/** Asked when a certificate or a letter is checked. */
export const standings: Limit = { scope: 'register-standing', most: 600, windowInSeconds: anHour }
export const rowsChecked: Limit = { scope: 'register-rows', most: 5000, windowInSeconds: anHour }
export const cnicsChecked: Limit = { scope: 'register-cnics', most: 1000, windowInSeconds: anHour }

/** Wrong CNICs of one number, and wrong numbers of one CNIC, wherever they come from. */
export const wrongOfNumber: Limit = { scope: 'wrong-of-number', most: 10, windowInSeconds: 24 * anHour }
export const wrongOfCnic: Limit = { scope: 'wrong-of-cnic', most: 10, windowInSeconds: 24 * anHour }
