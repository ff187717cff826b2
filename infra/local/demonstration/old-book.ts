/** The register that the council kept on paper: renewals, claims and reminders rest on its entries. */
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { type Applicant, applicantOf } from './applicants.ts'
import type { OldEntry } from './application.ts'
import { longestInOfficeDays, type Planned } from './applications.ts'
import { documentOf } from './files/documents.ts'
import { holders, type InTheBook, inNextBook, withoutAccount } from './holders.ts'
import type { Office } from './people.ts'

/** Books are never removed: a later start knows by these two that all this was begun, and that it was finished. */
export const oldBook = { id: '0de30000000000000000000000000007', name: 'Register A, volume 7' }
export const nextBook = { id: '0de30000000000000000000000000008', name: 'Register A, volume 8' }

const certificateInDays = 5 * 365
const namesOnAPage = 8
const firstPage = 31

/** @param valid_until `YYYY-MM-DD` */
function oldEntryOf(applicant: Applicant, valid_until: string): OldEntry {
  const { number, account, personal, contact, qualifications, registrationNo } = applicant
  const degree = qualifications[2]
  return {
    ...{ number: registrationNo, category: 'A', name: account.name, father_name: account.father_name },
    ...{ cnic: account.cnic, date_of_birth: personal.date_of_birth, city: contact.city },
    qualification: `Pharm-D, ${degree?.board_university}, ${degree?.year_of_passing}`,
    first_registered_on: `${Number(degree?.year_of_passing) + 1}-02-${10 + (number % 18)}`,
    valid_until,
    page: String(firstPage + Math.floor(number / namesOnAPage)),
    ...{ email: account.email, phone: account.phone },
  }
}

/** A renewal is handed in some weeks before its entry ends, or some weeks after it. */
export const renewedEntryOf = ({ number, submitted }: Planned, { moment }: Pick<Office, 'moment'>) =>
  oldEntryOf(applicantOf(number), addDays(dayInKarachi(moment(submitted, 0)), ((number * 13) % 100) - 40))

/** When the certificate on paper was issued that is to be renewed. */
export const issuedOn = ({ valid_until }: OldEntry): string => addDays(valid_until, -certificateInDays)

function entriesOf(planned: readonly Planned[], office: Office): OldEntry[] {
  const today = dayInKarachi(office.now)
  const entryOf = ({ number, endsInDays }: InTheBook) =>
    oldEntryOf(applicantOf(number), addDays(today, endsInDays))
  return [
    ...planned.filter(({ title }) => title === 'Renewal').map((one) => renewedEntryOf(one, office)),
    // Old books have no CNIC of many people, so a registrar looks at these claims.
    ...holders.map((one) => ({ ...entryOf(one), cnic: '' })),
    ...withoutAccount.map(entryOf),
  ]
}

const withoutFather = {
  text: 'P-4999;Rashida Bano;;31/02/1999',
  problem: 'father-missing',
  words: 'No father’s name',
}

/** Calls as the registrar, who works on one book. */
const registrarOf = (book: { id: string }, at: Date, { call, ids }: Office) => ({
  create: () => call('books.create', ids.registrar, at, { body: book }),
  onBook: (name: string, body?: object) => call(name, ids.registrar, at, { params: { id: book.id }, body }),
})

const place = { file: 1, part: 0 }
const fileOf = (volume: number, entries: OldEntry[]) => ({
  ...{ ...place, parts: 1, file_name: `register-a-${volume}.csv`, digest: `${volume}`.repeat(64) },
  rows: entries.map((entry, index) => ({ line: index + 2, ...entry })),
  unreadable: [{ line: entries.length + 2, ...withoutFather }],
})

/** Another registrar compares the rows that were drawn, and confirms the book. */
async function confirmOldBook(at: Date, { call, ids, services }: Office): Promise<void> {
  const proposal = await services.proposals.about('book', oldBook.id)
  const body = { action: 'confirm', compared: true }
  await call('proposals.act', ids.deputy, at, { params: { id: proposal?.id ?? '' }, body })
}

/** The registrar brings the book in, with the scan of a page, and another confirms it before the first of the applications. */
export async function importOldBook(planned: readonly Planned[], office: Office): Promise<void> {
  const at = office.moment(longestInOfficeDays, 9 * 60)
  const registrar = registrarOf(oldBook, at, office)
  const scan = documentOf('renewal_category_image', applicantOf(0))
  await registrar.create()
  await registrar.onBook('books.addPart', fileOf(7, entriesOf(planned, office)))
  await registrar.onBook('books.addPage', { page: `${firstPage}`, file: { bytes: new Uint8Array(scan) } })
  await registrar.onBook('books.ask')
  await confirmOldBook(at, office)
  await registrar.onBook('books.import', place)
}

/** The registrar has read the next volume; it waits for a colleague to confirm it. */
export async function beginNextBook(office: Office): Promise<void> {
  const registrar = registrarOf(nextBook, office.now, office)
  const entries = inNextBook.map((number) =>
    oldEntryOf(applicantOf(number), addDays(dayInKarachi(office.now), 400)),
  )
  await registrar.create()
  await registrar.onBook('books.addPart', fileOf(8, entries))
  await registrar.onBook('books.ask')
}
