/** Old registers brought in from files: a book, the parts of its files, and what became of each row. */
import * as z from 'zod/mini'
import { date, optionalDate } from '#shared/kit/fields/dates-and-numbers.ts'
import { optionalCnic, optionalEmail } from '#shared/kit/fields/identity.ts'
import { line, optionalLine, personName } from '#shared/kit/fields/text.ts'
import { clerk } from '#shared/staff/records/clerk.ts'
import { documentTypes } from '#shared/vocabulary/documents.ts'
import { bookOutcomes, bookProblems } from '#shared/vocabulary/register.ts'
import { categories, registrationNumber } from './registration.ts'

/** Of one file; a larger book is several files. */
export const mostBookRows = 5000
const mostBookFiles = 40
/** Rows that are sent, kept and imported together: each is a transaction of its own, and a call has half a minute. */
export const bookRowsPerPart = 100

const lineOfFile = z
  .int('Number the rows')
  .check(z.positive('Number the rows'), z.maximum(99_999, 'Too many lines'))

export const newBookRow = z.strictObject({
  line: lineOfFile,
  number: registrationNumber,
  category: z.enum(categories, 'Choose the category'),
  name: personName('Enter the name'),
  father_name: personName('Enter the father’s name'),
  cnic: optionalCnic,
  date_of_birth: optionalDate('Date of birth'),
  city: optionalLine(60),
  qualification: optionalLine(120),
  first_registered_on: date('First registered on'),
  valid_until: date('Valid until'),
  /** The page of the book; empty where the file names none. */
  page: optionalLine(20),
  /** How the person is reached; for claims only, never public. */
  email: z._default(optionalEmail, ''),
  phone: z._default(optionalLine(20), ''),
})

export const longestUnreadableRow = 300

/** A row of the file that could not be read: its text, and what is wrong. */
const newUnreadableBookRow = z.strictObject({
  line: lineOfFile,
  text: optionalLine(longestUnreadableRow),
  problem: z.enum(bookProblems, 'Say what is wrong'),
  /** The same with the column or the other row. */
  words: line('Say what is wrong', 120),
})

type Lines = { line: number }[]
const inAscendingOrder = (rows: Lines) =>
  rows.every((row, index) => index === 0 || row.line > (rows[index - 1]?.line ?? 0))

const ascending = z.refine<Lines>(inAscendingOrder, 'Number the rows in their order')
const notTooMany = z.maxLength(bookRowsPerPart, `Send at most ${bookRowsPerPart} rows at once`)

/** The state of a part. */
export const bookPartPlace = {
  file: z
    .int('Number the files')
    .check(z.positive('Number the files'), z.maximum(mostBookFiles, 'Too many files')),
  part: z
    .int('Number the parts')
    .check(z.nonnegative('Number the parts'), z.maximum(mostBookRows / bookRowsPerPart - 1, 'Too many rows')),
}

export const newBookPart = z.strictObject({
  ...bookPartPlace,
  file_name: line('Name the file', 120),
  /** The hash of the file and its column settings, so that sending continues when the same file is chosen again. */
  digest: z.string('Send the digest').check(z.regex(/^[0-9a-f]{64}$/, 'Send the digest')),
  parts: z
    .int('Say how many parts there are')
    .check(
      z.positive('Say how many parts there are'),
      z.maximum(mostBookRows / bookRowsPerPart, 'Too many rows'),
    ),
  rows: z.array(newBookRow).check(notTooMany, ascending),
  unreadable: z.array(newUnreadableBookRow).check(notTooMany, ascending),
})
export type NewBookPart = z.output<typeof newBookPart>

export const bookRow = z.object({
  line: z.number(),
  number: z.string(),
  category: z.enum(categories),
  name: z.string(),
  father_name: z.string(),
  cnic: z.string(),
  date_of_birth: z.string(),
  city: z.string(),
  qualification: z.string(),
  first_registered_on: z.string(),
  valid_until: z.string(),
  page: z.string(),
  email: z._default(z.string(), ''),
  phone: z._default(z.string(), ''),
})
export type BookRow = z.output<typeof bookRow>

export const unreadableBookRow = z.object({
  line: z.number(),
  text: z.string(),
  problem: z.enum(bookProblems),
  words: z.string(),
})
export type UnreadableBookRow = z.output<typeof unreadableBookRow>

export const bookResult = z.object({ line: z.number(), outcome: z.enum(bookOutcomes), words: z.string() })
export type BookResult = z.output<typeof bookResult>

/** A file of a book; `stored` parts have been sent, `done` ones imported. */
export const bookFile = z.object({
  file: z.number(),
  file_name: z.string(),
  digest: z.string(),
  parts: z.number(),
  stored: z.number(),
  done: z.number(),
  undone: z.number(),
  by: clerk,
  at: z.string(),
})
export type BookFile = z.output<typeof bookFile>

export const book = z.object({
  id: z.string(),
  name: z.string(),
  by: clerk,
  at: z.string(),
  /** Rows that were sent and can be read, and those that cannot. */
  rows: z.number(),
  unreadable_rows: z.number(),
  /** How many rows came to each outcome; together fewer than `rows` while the import is not finished. */
  counts: z.record(z.enum(bookOutcomes), z.number()),
  /** Who asked for its confirmation, or had asked; since then it takes no more rows. */
  asked: z.nullable(z.object({ by: clerk, at: z.string() })),
  /** Why it was not confirmed the last time. */
  refused: z.nullable(z.object({ by: clerk, at: z.string(), reason: z.string() })),
  /** Who asked and who confirmed it; before that none of its rows is in the register. */
  confirmed: z.nullable(z.object({ by: clerk, at: z.string(), confirmed_by: clerk })),
  undone: z.nullable(z.object({ by: clerk, at: z.string(), reason: z.string(), confirmed_by: clerk })),
  undone_rows: z.number(),
  kept_rows: z.number(),
})
export type Book = z.output<typeof book>

/** A scan of a page. */
export const bookPage = z.object({
  page: z.string(),
  type: z.enum(documentTypes),
  size: z.number(),
  by: clerk,
  at: z.string(),
})
export type BookPage = z.output<typeof bookPage>

export const bookDetails = z.extend(book, {
  files: z.array(bookFile),
  pages: z.array(bookPage),
  /** While it waits: the proposal to confirm it, and why the reader may not. */
  waiting: z.nullable(z.object({ proposal: z.string(), obstacle: z.nullable(z.string()) })),
  /** Who has proposed to undo it, while that waits for a second person. */
  undo_proposed: z.nullable(z.object({ by: clerk, at: z.string(), reason: z.string() })),
})
export type BookDetails = z.output<typeof bookDetails>

/** The rows of a part with what became of each. */
export const bookPartResults = z.object({
  rows: z.array(
    z.extend(bookRow, {
      result: z.nullable(bookResult),
      /** Why it was not undone with its book. */
      kept_because: z.nullable(z.string()),
    }),
  ),
  unreadable: z.array(unreadableBookRow),
  done: z.boolean(),
  undone: z.boolean(),
})
export type BookPartResults = z.output<typeof bookPartResults>

/** One row of a book, for people who look at the entry. */
export const bookRowInPlace = z.object({
  book: z.object({ id: z.string(), name: z.string() }),
  file_name: z.string(),
  row: bookRow,
  /** The scan of the page that the row names; null where there is none. */
  scan: z.nullable(bookPage),
})
export type BookRowInPlace = z.output<typeof bookRowInPlace>

/** Compared with their pages before a book is confirmed. */
export const mostRowsCompared = 20
