/** Dates in statements: a day costs five digits as days since 1970, and twelve letters as a date in quotes. */
const dayInMs = 86_400_000

export const daysOfDate = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayInMs
/** @throws RangeError where it is no day */
export const dateOfDays = (days: unknown): string =>
  new Date(Number(days) * dayInMs).toISOString().slice(0, 10)
