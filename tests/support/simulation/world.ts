/** The world that each sequence begins with: an office, applications at different points, a register with old books. */
import { aBookPart, aBookRow, aClaim } from '#tests/support/cases/books.ts'
import { aChangeRequest, aRegistrationLink } from '#tests/support/cases/registrations.ts'
import { aCnic } from '#tests/support/people/applicants.ts'
import {
  type AccountHolder,
  accountHolder,
  asked,
  type Clerk,
  mark,
  type Pharmacist,
  payment,
  prepared,
  review,
  staffMember,
  stated,
  submit,
} from './people.ts'
import type { SimulatedService } from './simulated-service.ts'

const ownCnic = aCnic()

const openOffice = async (service: SimulatedService) => ({
  clerk: await staffMember(service, 'Clerk', ['reviewer', 'accounts', 'reception']),
  // An applicant has the same CNIC.
  registrar: await staffMember(service, 'Registrar', ['registrar'], { cnic: ownCnic }),
  deputy: await staffMember(service, 'Deputy', ['registrar', 'reviewer', 'accounts', 'administrator']),
  secretary: await staffMember(service, 'Secretary', ['registrar', 'administrator']),
})
type Office = Awaited<ReturnType<typeof openOffice>>

const confirms = async (by: Clerk, kind: string): Promise<void> => {
  const { open } = await asked(by.ask('proposals.list'))
  const { id } = open.find((one: { kind: string }) => one.kind === kind)
  await asked(by.ask('proposals.act', { params: { id }, body: { action: 'confirm', compared: true } }))
}

/** One book of which all is imported, one that is to be undone, one that waits for its confirmation, with a row of a number that is taken, and an empty one. @param first the rows of persons with an account */
const bringInBooks = async (
  service: SimulatedService,
  { registrar, deputy, secretary }: Office,
  first: Record<number, object>,
) => {
  const row = (line: number, given: object = {}) =>
    aBookRow({ line, number: `B ${100 + line}`, cnic: aCnic(), name: `Row ${'ABCDEFGHIJ'[line]}`, ...given })
  const sent = async (name: string, rows: ReturnType<typeof row>[]) => {
    const id = service.services.newId()
    await asked(registrar.ask('books.create', { body: { id, name } }))
    await asked(deputy.ask('books.addPart', { params: { id }, body: aBookPart(rows) }))
    await asked(registrar.ask('books.ask', { params: { id } }))
    return id
  }
  const rows = { ...first, 4: { valid_until: '2026-12-20' } }
  const done = await sent(
    'Volume 1',
    Object.entries(rows).map(([line, given]) => row(Number(line), given)),
  )
  await confirms(secretary, 'book')
  await asked(registrar.ask('books.import', { params: { id: done }, body: { file: 1, part: 0 } }))
  const wrong = await sent('Volume 0', [row(7)])
  await confirms(secretary, 'book')
  await asked(registrar.ask('books.import', { params: { id: wrong }, body: { file: 1, part: 0 } }))
  const undo = { file: 1, part: 0, reason: 'The wrong book' }
  await asked(registrar.ask('books.undo', { params: { id: wrong }, body: undo }))
  await confirms(secretary, 'book-undo')
  const waiting = await sent('Volume 2', [row(4, { city: 'Kasur' }), row(5), row(6)])
  const begun = await asked(
    registrar.ask('books.create', { body: { id: service.services.newId(), name: 'Volume 3' } }),
  )
  return [done, wrong, waiting, begun.id as string]
}

/** Reviewed and paid: nothing but the decision is left. */
const ready = async (who: Pharmacist, [by, marks]: [Clerk, Clerk?], paidTo: Clerk) => {
  const { fee_amount } = await submit(who, who.title === 'Renewal' ? stated('B 104', '2026-12-20') : {})
  await review(who, by, marks)
  await asked(paidTo.act(who.id, 'verify-fee', payment(fee_amount, `CH-0${who.id.slice(9, 13)}`)))
}

const linkAsInBook = async ({ id }: Pharmacist, number: string, by: Clerk): Promise<void> => {
  const { name, father_name } = await asked(by.ask('registrations.get', { params: { number } }))
  const body = aRegistrationLink({ number, name, father_name })
  await asked(by.ask('cases.linkRegistration', { params: { id }, body }))
}

const inBook = ({ person: { name, father_name, cnic } }: AccountHolder) => ({ name, father_name, cnic })

/** Two registrars link a claim; that the entry is taken from the account again waits. */
const claimAndUnlink = async (who: Pharmacist, number: string, { clerk, deputy, secretary }: Office) => {
  const { id, person } = who
  const { name, father_name } = person
  const { id: claim } = await asked(
    who.ask('ownClaims.create', { form: await aClaim({ number, name, father_name }) }),
  )
  const link = { claim, number, action: 'link', rests_on: 'in-person', reason: 'Seen with the card' }
  await asked(deputy.ask('claims.decide', { params: { id }, body: link }))
  await confirms(secretary, 'claim')
  await submit(who, stated(number, '2026-12-20'))
  await asked(clerk.act(id, 'start-review'))
  const body = { reason: 'Another person' }
  await asked(deputy.ask('cases.unlinkRegistration', { params: { id }, body }))
}

interface Waiting {
  holder: Pharmacist
  claimant: AccountHolder
  /** The one of the holder, and one that is suspended. */
  numbers: [string, string]
  book: string
}

/** Something waits for a second person everywhere: a holder's request, a stranger's claim, the end of a book, a deposit without an application. */
const leaveWaiting = async (
  { clerk, registrar, deputy, secretary }: Office,
  { holder, claimant, numbers: [number, suspended], book }: Waiting,
) => {
  const entry = await asked(deputy.ask('registrations.get', { params: { number: suspended } }))
  const suspension = {
    act: 'suspend',
    since: '2026-11-24',
    reason: 'under-inquiry',
    wording: null,
    words: 'Yes',
  }
  await asked(
    secretary.ask('registrations.proposeStanding', {
      params: { number: suspended },
      body: { ...suspension, version: entry.version },
    }),
  )
  await confirms(deputy, 'standing')
  const request = await asked(holder.ask('ownChangeRequests.create', { form: await aChangeRequest() }))
  const { version } = await asked(deputy.ask('registrations.get', { params: { number } }))
  const body = { words: 'The document was seen', version }
  await asked(deputy.ask('changeRequests.accept', { params: { number, id: request.id }, body }))
  const { name, father_name } = holder.person
  await asked(claimant.ask('ownClaims.create', { form: await aClaim({ number, name, father_name }) }))
  const undo = { file: 1, part: 0, reason: 'The wrong book' }
  await asked(registrar.ask('books.undo', { params: { id: book }, body: undo }))
  const { voucher_number, fee_amount } = (await asked(holder.ask('auth.user'))).application_form
  const row = { line: 2, paid_on: '2026-11-20', voucher_number, amount: fee_amount, challan_no: 'B-0' }
  const params = { id: '00000000-0000-4000-8000-000000000000' }
  await asked(clerk.ask('bankStatement.create', { body: { ...params, file_name: 'bank.csv', rows: [row] } }))
  await asked(clerk.ask('bankStatement.verify', { params, body: { from: 0 } }))
}

export const makeWorld = async (service: SimulatedService) => {
  const office = await openOffice(service)
  const { clerk, registrar, deputy, secretary } = office
  const newcomer = await prepared(service, 'Nadia Newcomer', { born: '1990-03-17' })
  const submitted = await prepared(service, 'Sana Submitted', { born: '1990-03-18' })
  const returned = await prepared(service, 'Rabia Returned', { born: '1990-03-19' })
  const reviewed = await prepared(service, 'Rehan Reviewed', { born: '1990-03-20' })
  for (const who of [submitted, returned, reviewed]) await submit(who)
  const corrections = [{ item: 'contact_information.city', reason: 'other', words: 'Which one?' }]
  await asked(clerk.act(returned.id, 'return', { corrections }))
  await review(reviewed, clerk)

  const begun = await prepared(service, 'Bilal Begun', { born: '1990-03-27' })
  await submit(begun)
  await asked(deputy.act(begun.id, 'start-review'))
  const unopened = await prepared(service, 'Uzma Unopened', { born: '1990-03-29' })
  await submit(unopened)
  await asked(clerk.act(unopened.id, 'start-review'))
  await mark(unopened, clerk)

  const paid = await prepared(service, 'Parveen Paid', { born: '1990-03-21' })
  await ready(paid, [deputy, registrar], clerk)
  const doubted = await prepared(service, 'Dania Doubted', { born: '1990-03-28' })
  await ready(doubted, [deputy], clerk)
  await asked(clerk.act(doubted.id, 'reverse-fee', { reason: 'Another voucher' }))
  const own = await prepared(service, 'Omar Own', { born: '1990-03-22', person: { cnic: ownCnic } })
  await ready(own, [clerk], deputy)
  const bare = await prepared(service, 'Bano Bare', { born: '1990-03-23', without: 'certificate_image' })
  await ready(bare, [clerk], deputy)
  const renewing = await prepared(service, 'Hina Renewing', { born: '1990-03-24', title: 'Renewal' })
  await ready(renewing, [clerk], deputy)

  const certified = async (name: string, born: string) => {
    const who = await prepared(service, name, { born })
    await ready(who, [clerk], clerk)
    await asked(secretary.act(who.id, 'approve'))
    await asked(clerk.ask('certificates.prepareMany', { body: { ids: [who.id] } }))
    return who
  }
  const approved = await certified('Amir Approved', '1990-03-25')
  await asked(deputy.act(approved.id, 'reverse-approval', { reason: 'Another person' }))
  const holder = await certified('Huma Holder', '1990-03-26')
  await asked(clerk.act(holder.id, 'certificate-ready'))
  await asked(clerk.act(holder.id, 'collect', { cnic_seen: true, reason: 'Came in person' }))

  const claimant = await accountHolder(service, { name: 'Kiran Claimant', father_name: 'Muhammad Claimant' })
  const twice = await prepared(service, 'Tahira Twice', { born: '1990-03-30' })
  await ready(twice, [clerk], deputy)
  const claimed = await prepared(service, 'Kashif Claimed', { born: '1990-03-31', title: 'Renewal' })
  const books = await bringInBooks(service, office, {
    ...{ 2: inBook(claimant), 3: { cnic: twice.person.cnic }, 8: inBook(claimed) },
  })
  await linkAsInBook(renewing, 'B 104', secretary)
  await claimAndUnlink(claimed, 'B 108', office)
  const numberOf = async ({ ask }: Pharmacist): Promise<string> =>
    (await asked(ask('auth.user'))).registration.number
  const numbers = [await numberOf(approved), await numberOf(holder), 'B 102', 'B 103', 'B 104']
  const [suspended = '', number = ''] = numbers
  await leaveWaiting(office, { holder, claimant, numbers: [number, suspended], book: books[0] ?? '' })
  const snapshot = service.snapshot()
  return {
    office: Object.values(office),
    pharmacists: {
      ...{ newcomer, submitted, returned, reviewed, begun, unopened, paid },
      ...{ doubted, own, bare, renewing, twice, claimed, approved, holder },
    },
    claimant,
    ...{ books, numbers },
    begin: snapshot.begin,
  }
}
export type World = Awaited<ReturnType<typeof makeWorld>>
