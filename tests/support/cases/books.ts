/** Old registers and claims, as their calls carry them. */
import { createHash, randomUUID } from 'node:crypto'
import type { BookRow, UnreadableBookRow } from '#shared/register/records/book.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aFormOf } from '#tests/support/files/uploads.ts'

let numbers = 0

/** A row of a register; with a new number by default. */
export const aBookRow = (given: Partial<BookRow> = {}): BookRow => ({
  line: 2,
  number: `RPh-${10_000 + numbers++}/87`,
  category: 'A',
  name: 'Ayesha Siddiqua',
  father_name: 'Muhammad Imran',
  cnic: '',
  date_of_birth: '1962-03-17',
  city: 'Lahore',
  qualification: 'B Pharm, University of the Punjab, 1985',
  first_registered_on: '1987-05-04',
  valid_until: '2027-05-03',
  page: '12',
  email: '',
  phone: '',
  ...given,
})

export const anUnreadableRow = (given: Partial<UnreadableBookRow> = {}): UnreadableBookRow => ({
  line: 3,
  text: 'RPh-9 | | Muhammad Imran',
  problem: 'name-missing',
  words: 'No name',
  ...given,
})

/** A file of one part by default. */
export const aBookPart = (rows: BookRow[], given: object = {}) => ({
  file: 1,
  part: 0,
  parts: 1,
  file_name: 'register-1987.csv',
  digest: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
  rows,
  unreadable: [] as UnreadableBookRow[],
  ...given,
})

export const aBook = () => ({ id: randomUUID(), name: 'Register A, volume 1' })

/** The form of a claim. */
export const aClaim = (given: Record<string, string> = {}, picture = aPng(30, 20)) =>
  aFormOf({ number: 'RPh-1/87', name: 'Ayesha Siddiqua', father_name: 'Muhammad Imran', ...given }, picture)

/** Somebody says that the CNIC of another account is theirs. */
export const aCnicRequest = (given: object = {}) => ({
  ...{ name: 'Ayesha Siddiqua', cnic: '35202-7654321-6', email: 'ayesha@mail.example' },
  ...{ words: 'I can come on Monday', ...given },
})
