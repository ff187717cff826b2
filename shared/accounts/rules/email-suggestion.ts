/** Typing errors in frequent e-mail domains. A suggestion only asks; it never refuses an address. */

/** The domains that most applicants use, in the order in which they are suggested. */
const wellKnown = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'icloud.com',
  'ymail.com',
  'protonmail.com',
  'yahoo.co.uk',
  'hotmail.co.uk',
]

/** Real domains that look like a mistyped one. */
const alsoReal = new Set([
  ...wellKnown,
  ...['mail.com', 'email.com', 'gmx.com', 'msn.com', 'me.com', 'mac.com', 'aol.com', 'googlemail.com'],
  ...['rocketmail.com', 'live.co.uk', 'fastmail.com', 'hushmail.com', 'proton.me', 'zmail.com'],
])

/** Errors that more than two letters tell apart from what was meant. */
const otherErrors: Record<string, string> = {
  'gmail.com.pk': 'gmail.com',
  'gmail.pk': 'gmail.com',
  'gmail.net': 'gmail.com',
  'gmail.org': 'gmail.com',
  'hotmail.com.pk': 'hotmail.com',
  'outlook.com.pk': 'outlook.com',
}

/** The number of letters to add, leave out, replace, or swap with the next one. */
export const lettersApart = (one: string, other: string): number => {
  const rows = Array.from({ length: one.length + 1 }, (_, row) => [row])
  for (let column = 1; column <= other.length; column++) rows[0]![column] = column
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      rows[row]![column] = Math.min(
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + same,
        swapped ? rows[row - 2]![column - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
    }
  return rows[one.length]![other.length]!
}

const longEnoughForTwo = 'gmail.com'.length // in a shorter domain two letters are too large a part

const isNear = (domain: string, known: string): boolean => {
  const apart = lettersApart(domain, known)
  return apart === 1 || (apart === 2 && known.length >= longEnoughForTwo && domain[0] === known[0])
}

/** @returns the address that was probably meant, or null when nothing seems wrong. */
export const suggestedEmail = (email: string): string | null => {
  const [, local, typed] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(email) ?? []
  if (!local || !typed) return null
  const domain = typed.toLowerCase()
  if (alsoReal.has(domain)) return null
  const near = wellKnown
    .filter((known) => isNear(domain, known))
    .toSorted((one, other) => lettersApart(domain, one) - lettersApart(domain, other))
  const meant = otherErrors[domain] ?? near[0]
  return meant ? `${local}@${meant}` : null
}
