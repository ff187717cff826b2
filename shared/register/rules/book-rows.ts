/** How a row of an old book becomes an entry, and why a row cannot be read. */
import { formatDate } from '#shared/kit/format.ts'
import type { BookOutcome, BookProblem } from '#shared/vocabulary/register.ts'
import type { RegistrationRecord } from '../records/registration.ts'
import { isSameName } from './name-folding.ts'

export const bookOutcomeLabels: Record<BookOutcome, string> = {
  'other-person': 'The number belongs to another person',
  'cnic-taken': 'The CNIC belongs to another entry',
  differs: 'In the register with other particulars',
  beyond: 'More than a book can say',
  there: 'In the register already',
  taken: 'Taken into the register',
}

export const bookProblemLabels: Record<BookProblem, string> = {
  'number-missing': 'No registration number',
  'number-wrong': 'Registration number with letters other than A to Z',
  'number-twice': 'Registration number appears more than once',
  'name-missing': 'No name',
  'name-wrong': 'Name with digits or signs',
  'father-missing': 'No father’s name',
  'father-wrong': 'Father’s name with digits or signs',
  'cnic-wrong': 'CNIC does not have 13 digits',
  'cnic-twice': 'CNIC appears with more than one number',
  'date-missing': 'A date is missing',
  'date-wrong': 'A date does not exist or cannot be read',
  'date-unclear': 'Day and month of a date are unclear',
  'date-future': 'Registered later than today',
  'end-before-beginning': 'Ends before it begins',
  'end-too-far': 'Valid for longer than one term from today',
  'number-of-portal': 'A number that only the portal gives',
  'birth-too-late': 'Born too late to be registered then',
  'category-wrong': 'Unknown category',
  'too-long': 'A text is too long',
  formula: 'A cell begins like a formula',
  'letters-lost': 'Letters were lost when the file was saved',
  'cells-shifted': 'More cells than the header has',
}

/** The facts of a row that an entry of the register is compared by. */
type Facts = Pick<
  RegistrationRecord,
  'name' | 'father_name' | 'cnic' | 'category' | 'first_registered_on' | 'valid_until'
>
export type BookPlace = { book: string; file: number; row: number }

/** Whether an entry was made from this row. */
export const isOfRow = ({ source }: Pick<RegistrationRecord, 'source'>, place: BookPlace): boolean =>
  'book' in source && source.book === place.book && source.file === place.file && source.row === place.row

/** By the CNIC where both have one, else by both names. */
const isSamePerson = (one: Facts, other: Facts): boolean =>
  one.cnic && other.cnic
    ? one.cnic === other.cnic
    : isSameName(one.name, other.name) && isSameName(one.father_name, other.father_name)

const differencesOf = (row: Facts, entry: Facts): string[] => [
  ...(isSameName(row.name, entry.name) ? [] : [`name ${entry.name}`]),
  ...(isSameName(row.father_name, entry.father_name) ? [] : [`father’s name ${entry.father_name}`]),
  ...(row.category === entry.category ? [] : [`category ${entry.category}`]),
  ...(row.first_registered_on === entry.first_registered_on
    ? []
    : [`registered on ${formatDate(entry.first_registered_on)}`]),
  ...(row.valid_until === entry.valid_until ? [] : [`valid until ${formatDate(entry.valid_until)}`]),
]

interface RowOutcome {
  outcome: BookOutcome
  /** Why, in a sentence for the person who imports. */
  words: string
}

export const takenRow: RowOutcome = { outcome: 'taken', words: 'Taken into the register' }

/** The answer for a row with a number that is already in the register. */
export const outcomeBeside = (
  row: Facts,
  entry: Facts & Pick<RegistrationRecord, 'number' | 'source'>,
  place: BookPlace,
): RowOutcome => {
  if (isOfRow(entry, place)) return takenRow // by an interrupted call
  if (!isSamePerson(row, entry))
    return {
      outcome: 'other-person',
      words: `${entry.number} is ${entry.name}, father ${entry.father_name}, in the register`,
    }
  const differences = differencesOf(row, entry)
  return differences.length === 0
    ? { outcome: 'there', words: 'In the register already, with the same particulars' }
    : { outcome: 'differs', words: `The register has ${differences.join(', ')}` }
}

type Ending = Pick<RegistrationRecord, 'valid_until'>

/** Why an entry stays when its book is undone; null if it ends with it. Only an approval moves its end. */
export const reasonToKeepEntry = (entry: Ending, row: Ending): string | null =>
  entry.valid_until === row.valid_until ? null : 'An approved renewal rests on it'
