/** What takes two people, each proposed and ready for the second one, in the stack of `openStaffStack`. */
import { randomUUID } from 'node:crypto'
import { registrationKey } from '#functions/platform/table/keys/register.ts'
import { applicantPrefix, councilChangePrefix, outboxPrefix } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { ChangedSetting } from '#shared/staff/records/settings-change.ts'
import { aBookPart, aBookRow, aCnicRequest } from '#tests/support/cases/books.ts'
import { aProposedCorrection, aProposedStanding } from '#tests/support/cases/registrations.ts'
import { aHandIn, aWalkIn } from '#tests/support/cases/walk-ins.ts'
import { aFormOf } from '#tests/support/files/uploads.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { booksOf } from '#tests/support/people/books.ts'
import { claimantsOf } from '#tests/support/people/claimants.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { saveRecords } from '#tests/support/people/qualified-applicant.ts'
import type { StaffStack } from '#tests/support/people/staff-stack.ts'
import { watchersOf } from '#tests/support/people/watchers.ts'
import { aStoredRegistration, changeStored } from './registrations.ts'

/** Everything that is written with the event, in one partition. */
const eventsIn = (pk: string, event: string) => (items: readonly Item[]) =>
  items.filter((item) => item.pk === pk && item.event === event).length

export const proposedChanges = async (staffStack: StaffStack) => {
  const { stack, services, staffMember, submittedCase } = staffStack
  const registrar = () => staffMember('registrar', 'administrator')
  const [first, second] = [await registrar(), await registrar()]
  const accounts = await staffMember('accounts', 'reception')
  const people = await holdersOf(staffStack)
  const claimants = await claimantsOf(staffStack)
  const watchers = watchersOf(staffStack)
  const books = booksOf(first, second)

  const done = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  }
  const nothingElse = async () => undefined
  let instruments = 0
  const ofApplicant = (id: string, event: string, subject = id) => ({
    ...{ subject, count: eventsIn(`${applicantPrefix}${id}`, event), finish: nothingElse },
  })
  const ofEntry = (number: string, event: string) => ({
    subject: plainNumber(number),
    count: eventsIn(registrationKey(number).pk, event),
    finish: nothingElse,
  })
  const book = async () => {
    const id = await books.begun()
    const row = aBookRow()
    await done(books.addPart(id, aBookPart([row])))
    return { id, row }
  }

  /** @returns what it is about, what follows the confirmation, and how often it is done in what is stored */
  const kinds = {
    particulars: async () => {
      const { number, cnic } = await aStoredRegistration(services)
      const body = aProposedCorrection({ cnic })
      await done(first.ask('registrations.proposeParticulars', { params: { number }, body }))
      return ofEntry(number, 'CORRECTED')
    },
    standing: async () => {
      const { number } = await aStoredRegistration(services)
      const body = aProposedStanding()
      await done(first.ask('registrations.proposeStanding', { params: { number }, body }))
      return ofEntry(number, 'SUSPENDED')
    },
    letter: async () => {
      const holder = await people.holder()
      const asked = { particular: 'letter', value: 'General Pharmaceutical Council', words: 'London' }
      const { body } = await holder.ask('ownChangeRequests.create', { form: await aFormOf(asked, null) })
      await done(people.accept(body.data.id, holder, 1, first))
      return ofEntry(holder.number, 'LETTER_ISSUED')
    },
    unlink: async () => {
      const { id } = await submittedCase({ title: 'Renewal', withDocuments: false })
      const { number } = await aStoredRegistration(services)
      await changeStored(services, number, { holder: id })
      const body = { reason: 'Another person' }
      await done(first.ask('cases.unlinkRegistration', { params: { id }, body }))
      return ofEntry(number, 'UNLINKED')
    },
    cnic: async () => {
      const { cnic, ...person } = aPerson()
      const { user } = (await stack.invoke('auth.register', { body: { ...person, cnic } })).body.data
      await done(stack.invoke('cnicRequests.create', { body: aCnicRequest({ cnic }) }))
      const waiting = (await first.ask('cnicRequests.list')).body.data
      const { id } = waiting.find((one: { cnic: string }) => one.cnic === cnic)
      const body = { action: 'release', reason: 'Seen with the CNIC' }
      await done(first.ask('cnicRequests.decide', { params: { id }, body }))
      return ofApplicant(user.id, 'ACCOUNT_RELEASED', id)
    },
    claim: async () => {
      const who = await claimants.claimant()
      const number = await claimants.entryFor(who)
      await done(who.claim({ number }))
      await done(claimants.decide(who.id, { action: 'link' }))
      return { ...ofEntry(number, 'CLAIMED'), subject: who.id }
    },
    watcher: async () => {
      const { id } = await watchers.asked()
      await done(watchers.propose(id, first))
      const count = (items: readonly Item[]) =>
        items.filter(({ pk, user_id }) => String(pk).startsWith(outboxPrefix) && user_id === id).length
      return { subject: id, count, finish: nothingElse }
    },
    receipt: async () => {
      const { id, form, fee } = await submittedCase({ withDocuments: false })
      instruments += 1
      const instrument = { instrument: 'Pay order', bank: 'Habib Bank', number: `PO ${instruments}` }
      const body = { ...instrument, dated: '2026-11-20', amount: fee, application: form.voucher_number }
      const { serial } = (await accounts.ask('receipts.take', { body })).body.data
      const end = { as: 'cancelled', reason: 'The wrong application' }
      await done(accounts.ask('receipts.end', { params: { serial }, body: end }))
      return ofApplicant(id, 'RECEIPT_CANCELLED', serial)
    },
    refund: async () => {
      const application = await submittedCase({ withDocuments: false })
      const { payment } = staffStack.payment(application)
      await done(accounts.act(application.id, 'verify-fee', { payment }))
      const { challan_no, amount } = payment
      const to = { payee: 'Ali Raza', account: 'PK36 SCBL 01', amount }
      await done(accounts.ask('refunds.propose', { body: { challan_no, reason: 'He withdrew', to } }))
      return ofApplicant(application.id, 'FEE_REFUNDED')
    },
    settings: async () => {
      const name = `Council ${randomUUID()}`
      await done(first.ask('councilSettings.update', { body: { name } }))
      const count = (items: readonly Item[]) =>
        items
          .filter(({ sk }) => String(sk).startsWith(councilChangePrefix))
          .filter((item) => (item.changed as ChangedSetting[]).some(({ after }) => after === name)).length
      return { subject: 'council', count, finish: nothingElse }
    },
    'walk-in': async () => {
      const { id } = (await accounts.ask('walkIns.create', { body: aWalkIn() })).body.data
      const { token } = (await accounts.ask('walkIns.open', { params: { id } })).body.data
      await saveRecords(async (name, body) => (await stack.invoke(name, { token, body })).body.data)
      await done(accounts.ask('walkIns.handIn', { params: { id }, form: await aHandIn({}) }))
      return ofApplicant(id, 'CONFIRMED_AT_COUNTER')
    },
    book: async () => {
      const { id, row } = await book()
      await done(books.ask(id))
      const finish = () => books.importPart(id)
      return { subject: id, count: eventsIn(registrationKey(row.number).pk, 'IMPORTED'), finish }
    },
    'book-undo': async () => {
      const { id, row } = await book()
      await books.confirmed(id)
      await done(books.importPart(id))
      await done(books.undo(id, 'The wrong book'))
      const finish = () => books.undo(id)
      return { subject: id, count: eventsIn(registrationKey(row.number).pk, 'IMPORT_UNDONE'), finish }
    },
  }
  return {
    ...{ first, second, books },
    /** A change of this kind that waits for the second registrar. */
    proposed: async (kind: keyof typeof kinds) => {
      const { subject, ...change } = await kinds[kind]()
      const { open } = (await second.ask('proposals.list')).body.data
      const { id } = open.find(({ about }: { about: string | null }) => about?.split(' ')[0] === subject)
      const body = { action: 'confirm', compared: true }
      return {
        ...change,
        id: id as string,
        confirm: (by = second) => by.ask('proposals.act', { params: { id }, body }),
      }
    },
    kinds: Object.keys(kinds) as (keyof typeof kinds)[],
  }
}
