/** The life of a pharmacist as the portal sees it: what they do, and what happens to them, on which days. */
import type { Pharmacist } from '../people.ts'
import type { Bank } from './bank.ts'
import type { Calendar } from './calendar.ts'
import type { Council } from './council.ts'
import type { Expected } from './expected.ts'
import type { Office } from './office.ts'
import type { Organisation } from './organisations.ts'
import type { Portal } from './portal.ts'

export interface Surroundings {
  portal: Portal
  office: Office
  council: Council
  bank: Bank
  calendar: Calendar
  lives: Life[]
  newCnic: () => string
  /** Counts an outcome. */
  tell: (outcome: string) => void
  /** How many e-mails tell of somebody else who is in charge, and of a check by name. */
  told: { inCharge: number; asked: number }
  organisations: Organisation[]
  /** What does not hold, in sentences. */
  wrong: string[]
}

export interface Life extends Pharmacist {
  number: string
  /** Null until the first approval. */
  entry: Expected | null
  /** The end that each approval gave, by its day. */
  ends: Record<string, string>
  /** Something keeps the reminders of the present end back. */
  disturbed: boolean
  /** Of which they say to be in charge. */
  place?: { id: string; licence: string } | undefined
  /** What follows from an approval. */
  approved: (life: Life) => void
}
