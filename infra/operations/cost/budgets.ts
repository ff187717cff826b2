/**
 * The cost limit of one request of each kind; tests compare the units with those that the database reports
 * (tests/service/platform/costs.test.ts).
 */

export interface RequestBudget {
  /** Calls of the API, the object store's own excluded. */
  calls: number
  readUnits: number
  writeUnits: number
  /** Milliseconds that Lambda bills, and the memory they are billed at. */
  billedMs: number
  memoryInMb: number
  s3Puts?: number
  s3Gets?: number
}

const data = { calls: 1, billedMs: 25, memoryInMb: 512 }
const hashing = { calls: 1, billedMs: 250, memoryInMb: 1024 }

export const budgets = {
  /** Current user, lists, print-out, fee. */
  read: { ...data, readUnits: 1, writeUnits: 0 },
  /** The record, and the lock of the form that every write of an applicant takes. */
  create: { ...data, readUnits: 0.5, writeUnits: 4 },
  change: { ...data, readUnits: 0.5, writeUnits: 4 },
  /** Form, case with its entries in six indexes, two counters, the reports with all cities, event and e-mail, the first version of what it says (4 units, with all files 14; 6 are assumed), and a search entry for each value that staff may search. */
  submit: { ...data, readUnits: 2, writeUnits: 58 },
  /** An action of staff on a case: the case twice with its search for duplicates and for its CNIC in the register, form, counters, durations, reports, event and an e-mail; the case moves in seven indexes. */
  act: { ...data, readUnits: 14, writeUnits: 32 },
  /** The same with the entry of the register, its history, its expiry place, its CNIC, its public search places (10 units; 18 with a name of three words, which are assumed), its holder’s account, the number and its search entry. */
  approval: { ...data, readUnits: 15, writeUnits: 66 },
  /** The account with its markers, session, e-mail and its place in the list that looks for unused accounts, the limits, the known browser and the trail. */
  register: { ...hashing, readUnits: 0, writeUnits: 18 },
  /** In a known browser: its wait counted up and down, the record of the sign-in, the session. */
  login: { ...hashing, readUnits: 4, writeUnits: 4 },
  /** In a new one: three limits counted up and down, the record of the sign-in, the session, the browser. */
  loginInNewBrowser: { ...hashing, readUnits: 4.5, writeUnits: 9 },
  logout: { ...data, readUnits: 1, writeUnits: 2 },
  /** Grant and confirm, with the store's form, copy and removals; two of the puts are the form and the copy; of the writes two note who sent such a file, and two are the lock of the form. One that is added after the submission takes 6 more for the event and the next version. */
  upload: { calls: 2, billedMs: 150, memoryInMb: 512, readUnits: 3, writeUnits: 10, s3Puts: 2, s3Gets: 1 },
  viewDocument: { ...data, billedMs: 80, readUnits: 1, writeUnits: 0, s3Gets: 1 },
} satisfies Record<string, RequestBudget>
export type RequestKind = keyof typeof budgets
