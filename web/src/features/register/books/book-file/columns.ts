/** The columns of an old register: which of the file's columns is which, guessed by its header and corrected by the clerk. */

export const bookColumnLabels = {
  number: 'Registration number',
  name: 'Name',
  father_name: 'Father’s name',
  first_registered_on: 'First registered on',
  valid_until: 'Valid until',
  cnic: 'CNIC',
  date_of_birth: 'Date of birth',
  city: 'City',
  qualification: 'Qualification',
  category: 'Category',
  page: 'Page of the book',
  email: 'Email',
  phone: 'Phone',
}
export type BookColumn = keyof typeof bookColumnLabels

export const bookColumns = Object.keys(bookColumnLabels) as BookColumn[]

export const requiredColumns: readonly BookColumn[] = [
  'number',
  'name',
  'father_name',
  'first_registered_on',
  'valid_until',
]

/** The place of each column in the file; null where the file has none. */
export type BookMapping = Record<BookColumn, number | null>

/** The most specific first; a header that an earlier column has taken is not considered for a later one. */
const recognised: [BookColumn, RegExp][] = [
  ['cnic', /cnic|nic|identity/],
  ['father_name', /father|husband|parent|^so$|^sowo$|^fname$/],
  ['date_of_birth', /birth|dob/],
  ['valid_until', /valid|expir|until|upto|renewedto/],
  [
    'first_registered_on',
    /registeredon|registrationdate|dateofregistration|dateofreg|regdate|issue|since|^date$/,
  ],
  ['page', /page|folio/],
  ['email', /email/],
  ['phone', /phone|mobile|cell|contact/],
  ['category', /category|^cat$/],
  ['qualification', /qualif|degree|education/],
  ['city', /city|district|town|station/],
  ['number', /reg.*(no|number|num)|^(no|number)$|licen[cs]e|^rph/],
  ['name', /name/],
]

const plain = (header: string): string => header.toLowerCase().replace(/[^a-z]/g, '')

/** Compared without blanks, dots and capitals. */
export const guessMapping = (header: readonly string[]): BookMapping => {
  const texts = header.map(plain)
  const mapping = Object.fromEntries(bookColumns.map((column) => [column, null])) as BookMapping
  const taken = new Set<number>()
  for (const [column, pattern] of recognised) {
    const place = texts.findIndex((text, index) => !taken.has(index) && pattern.test(text))
    if (place < 0) continue
    mapping[column] = place
    taken.add(place)
  }
  return mapping
}

/** Registers have their title above the table. */
const linesAboveHeader = 20

/** The line with the most columns that are known; the first line where none is. */
export const headerLineOf = (cells: readonly string[][]): number => {
  const known = cells
    .slice(0, linesAboveHeader)
    .map((line) => Object.values(guessMapping(line)).filter((place) => place !== null).length)
  return Math.max(0, known.indexOf(Math.max(...known)))
}

/** What prevents reading the file with these columns: some are missing, or chosen twice. */
export const mappingProblems = (mapping: BookMapping): string[] => {
  const missing = requiredColumns.filter((column) => mapping[column] === null)
  const chosen = bookColumns.filter((column) => mapping[column] !== null)
  const twice = chosen.filter((column) =>
    chosen.some((one) => one !== column && mapping[one] === mapping[column]),
  )
  return [
    ...missing.map((column) => `Choose the column of: ${bookColumnLabels[column]}`),
    ...(twice.length > 0
      ? [`One column is chosen for: ${twice.map((column) => bookColumnLabels[column]).join(', ')}`]
      : []),
  ]
}
