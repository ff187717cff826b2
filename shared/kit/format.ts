/** How facts are written down: canonical forms for comparing and storing, shown forms for people. */

const digitZeros = [0x0660, 0x06f0] // Arabic-Indic and Urdu (extended Arabic-Indic) zero

/** Turns full-width, Arabic-Indic and Urdu digits into 0–9 and compatibility forms into plain ones (NFKC). */
export const foldDigits = (text: string): string =>
  text.normalize('NFKC').replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = digitZeros.find((start) => code >= start && code <= start + 9) ?? code
    return String(code - zero)
  })

/** 13 digits without dashes and spaces  (docs/field-rules.md#cnic); text that has other characters keeps them. */
export const canonicalCnic = (text: string): string =>
  foldDigits(text).replace(/[\s\-\u2010-\u2015\u2212]/g, '')

/** `#####-#######-#`, as printed on the card. */
export const formatCnic = (cnic: string): string => cnic.replace(/^(\d{5})(\d{7})(\d)$/, '$1-$2-$3')

/** Letters that nobody sees: zero-width blanks and joiners, soft hyphens, direction marks. */
const withoutInvisible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/** E-mail addresses are compared and stored in lower case, without invisible letters. */
export const canonicalEmail = (text: string): string =>
  withoutInvisible(text.normalize('NFKC')).trim().toLowerCase()

/**
 * The international form of a Pakistani mobile or landline, or of an overseas number.
 * @returns `+92…` or another `+…`, or null when the text is no telephone number.
 */
export const canonicalPhone = (text: string): string | null => {
  const compact = foldDigits(text).replace(/[\s\-().\u2010-\u2015\u2212]/g, '')
  // "+92 (0)300 …" is a common way to write it, so a zero may follow the country's number
  const mobile = /^(?:\+92|0092)?0?(3\d{9})$/.exec(compact)
  if (mobile) return `+92${mobile[1]}`
  // no area code begins with 3: that is a mobile with a digit too few
  const landline = /^(?:(?:\+92|0092)0?|0)([124-9]\d{8,9})$/.exec(compact)
  if (landline) return `+92${landline[1]}`
  return /^\+(?!92)[1-9]\d{7,14}$/.test(compact) ? compact : null
}

// Cyrillic and Greek capitals with the Latin letters that look the same
const lookAlikes = 'АAВBЕEІIЈJКKМMНHОOРPСCЅSТTУYХXΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX'
const latin = new Map(
  Array.from(lookAlikes.matchAll(/(.)(.)/gu), ([, other = '', same = '']) => [other, same]),
)

const latinOf = (sign: string): string => {
  const capital = sign.toUpperCase()
  const same = latin.get(capital)
  if (!same) return sign
  return sign === capital ? same : same.toLowerCase()
}

/** A number as it was typed, but for digits of other scripts, letters that only look Latin, and invisible ones. */
export const foldNumber = (text: string): string =>
  [...withoutInvisible(foldDigits(text))].map(latinOf).join('')

/** Letters and digits, upper case: "A-00012" and "a 00012" are one number. */
export const plainNumber = (text: string): string =>
  foldNumber(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/** Whether a challan number has letters or digits to compare, and no letter that would be ignored. */
export const isChallanNumber = (text: string): boolean =>
  plainNumber(text) !== '' && !/[^\P{L}A-Za-z]|[^\P{N}0-9]|\p{M}/u.test(foldNumber(text))

/** `YYYY-MM-DD` of a day that exists. Dates travel as plain text; no `Date` is made from what people typed. */
export const isRealDate = (text: string): boolean => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** `YYYY-MM-DD` → `DD-MM-YYYY`. Empty stays empty. */
export const formatDate = (date: string): string => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1')

/** The day `days` after a plain `YYYY-MM-DD` date. */
export const addDays = (date: string, days: number): string => {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

const karachiOffsetInMs = 5 * 60 * 60 * 1000 // Asia/Karachi is UTC+5 the whole year

/** The council's calendar day (Asia/Karachi) of an instant, as `YYYY-MM-DD`. */
export const dayInKarachi = (instant: Date): string =>
  new Date(instant.getTime() + karachiOffsetInMs).toISOString().slice(0, 10)

/** The instant at which a day of the council's calendar begins, in UTC. */
export const startOfDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - karachiOffsetInMs).toISOString()

/** `Rs. {amount}/-`, as applicants read amounts. */
export const formatFee = (rupees: number): string => `Rs. ${rupees}/-`

/** "Rs. 3,000", as staff read amounts. */
export const formatRupees = (rupees: number): string => `Rs. ${rupees.toLocaleString('en-US')}`

/** `Rs. {amount}`, as the vouchers show it. */
export const formatVoucherAmount = (rupees: number): string => `Rs. ${rupees}`

/** "ABCD-EF01-2345": the beginning of a hexadecimal digest, as people compare it. */
export const shortDigest = (digest: string): string =>
  (digest.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-')
