/** How often the public register answers; the arithmetic is in docs/security.md#the-public-register. */
import type { Limit } from '#functions/platform/limits/limit.ts'

const anHour = 60 * 60

/** For each address. */
export const searches: Limit = { scope: 'register-search', most: 300, windowInSeconds: anHour }
export const entries: Limit = { scope: 'register-entry', most: 600, windowInSeconds: anHour }
/** Asked when a certificate or a letter is checked: many shops may share the address of a carrier. */
export const standings: Limit = { scope: 'register-standing', most: 6000, windowInSeconds: anHour }
export const unknownStandings: Limit = { scope: 'register-unknown', most: 600, windowInSeconds: anHour }
export const rowsChecked: Limit = { scope: 'register-rows', most: 5000, windowInSeconds: anHour }
/** CNICs that are not those of their numbers. */
export const wrongCnics: Limit = { scope: 'register-wrong-cnics', most: 20, windowInSeconds: 24 * anHour }
