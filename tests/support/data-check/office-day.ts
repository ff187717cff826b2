/** The records of a day of the office: at least one of every kind, in the stack of `openStaffStack`. */
import { openLog } from '#functions/certificates/use-cases/open-log.ts'
import { aBookRow } from '#tests/support/cases/books.ts'
import { aChangeRequest } from '#tests/support/cases/registrations.ts'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { claimantsOf } from '#tests/support/people/claimants.ts'
import type { StaffStack } from '#tests/support/people/staff-stack.ts'
import { watchersOf } from '#tests/support/people/watchers.ts'

type Reply = Awaited<ReturnType<StaffStack['stack']['invoke']>>

/** @throws Error for any refusal: each act is part of the day. */
const done = async (answer: Promise<Reply>): Promise<Reply['body']['data']> => {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body?.data
}

export const anOfficeDay = async (staffStack: StaffStack) => {
  const { stack, staffMember, submittedCase, readyCase, payment } = staffStack
  const registrar = await staffMember('registrar')
  const second = await staffMember('registrar', 'accounts')
  const clerk = await staffMember('reviewer', 'accounts', 'reception')
  const about = (id: string, body: object) => ({ params: { id }, body })

  const submitted = await submittedCase()
  await done(clerk.ask('cases.note', about(submitted.id, { text: 'Please look', tell: [registrar.id] })))
  await done(clerk.ask('cases.escalate', about(submitted.id, { reason: 'Two degrees' })))
  const correction = { item: 'contact_information.city', value: 'Kasur', reason: 'Typing error' }
  await done(clerk.ask('cases.proposeCorrection', about(submitted.id, correction)))
  await done(clerk.act(submitted.id, 'start-review'))

  const paid = await submittedCase()
  await done(clerk.act(paid.id, 'verify-fee', payment(paid)))
  await done(clerk.act(paid.id, 'reverse-fee', { reason: 'Another payer' }))

  const reversed = await submittedCase()
  await done(clerk.act(reversed.id, 'verify-fee', payment(reversed)))
  await done(clerk.act(reversed.id, 'reverse-fee', { reason: 'Another payer' }))
  await done(second.act(reversed.id, 'reverse-fee'))

  const returned = await submittedCase()
  const corrections = [{ item: 'contact_information.city', reason: 'other', words: 'Which one?' }]
  await done(clerk.act(returned.id, 'return', { corrections }))

  const again = await submittedCase()
  const own = { token: again.token, params: { id: 'me' } }
  const { payment: former } = payment(again)
  await done(clerk.act(again.id, 'verify-fee', { payment: former }))
  await done(stack.invoke('applicantForm.withdraw', own))
  await done(stack.invoke('applicantForm.startAgain', own))
  await done(
    stack.invoke('applicantForm.create', { token: again.token, body: { application_title: 'Registration' } }),
  )
  const { challan_no, amount } = former
  const to = { payee: 'A payer', account: 'PK36', amount }
  await done(clerk.ask('refunds.propose', { body: { challan_no, reason: 'Withdrawn', to } }))
  await staffStack.confirmAll()

  const approved = await readyCase()
  await done(registrar.act(approved.id, 'approve'))
  await done(clerk.ask('certificates.prepareMany', { body: { ids: [approved.id] } }))
  const { number } = (await staffStack.services.users.load(approved.id))?.account.registration ?? {
    number: '',
  }
  await done(clerk.ask('certificates.replace', { params: { number }, body: { serial: 1, reason: 'lost' } }))
  await done(clerk.act(approved.id, 'certificate-ready'))
  await watchersOf(staffStack).watcher([number])
  const renewed = await readyCase({ title: 'Renewal' })
  await done(registrar.act(renewed.id, 'approve'))

  const bank = bankImportsOf(clerk, second)
  const [byBank, undone] = [await submittedCase(), await submittedCase()]
  await bank.imported(rowsFor(byBank))
  const imported = await bank.imported(rowsFor(undone))
  await bank.undoneByTwo(imported, 'The wrong file')
  await bank.deposited()
  const aside = await bank.deposited()
  await done(clerk.ask('deposits.setAside', { body: { challan_no: aside, reason: 'Refunded' } }))
  const matching = await submittedCase()
  const matched = await bank.deposited({ amount: matching.fee })
  await done(clerk.ask('deposits.match', { body: { challan_no: matched, id: matching.id } }))

  const [refunding, regretted] = [await submittedCase(), await submittedCase()]
  for (const one of [refunding, regretted]) {
    const { challan_no } = payment(one, `REFUND-${one.id.slice(0, 8)}`).payment
    await done(clerk.act(one.id, 'verify-fee', payment(one, challan_no)))
    const to = { payee: 'A payer', account: 'PK36', amount: one.fee }
    await done(clerk.ask('refunds.propose', { body: { challan_no, reason: 'Withdrawn', to } }))
    await staffStack.confirmAll()
    if (one === refunding) continue
    await done(clerk.ask('refunds.propose', { body: { challan_no, reason: 'Not paid out', to: null } }))
    await staffStack.confirmAll()
  }

  const [short, regained] = [await submittedCase(), await submittedCase()]
  for (const { id, fee } of [short, regained]) {
    const challan_no = await bank.deposited({ amount: fee - 1000 })
    await done(clerk.ask('deposits.match', { body: { challan_no, id, part: true } }))
    if (id === short.id) continue
    await done(clerk.ask('refunds.propose', { body: { challan_no, reason: 'Another payer', to: null } }))
    await staffStack.confirmAll()
  }

  for (const end of ['realised', 'cancelled', '']) {
    const { form, fee } = await submittedCase()
    const instrument = { instrument: 'Pay order', bank: 'HBL', number: `PO-${end}1`, dated: '2026-11-20' }
    const body = { application: form.reference_no, amount: fee, ...instrument }
    const { serial } = await done(clerk.ask('receipts.take', { body }))
    const credit = { payment: { challan_no: 'HBL-PO-1', paid_on: '2026-11-20' } }
    if (end === 'realised') await done(clerk.ask('receipts.realise', { params: { serial }, body: credit }))
    if (end === 'cancelled')
      await done(clerk.ask('receipts.end', { params: { serial }, body: { as: end, reason: 'Wrong' } }))
  }
  await staffStack.confirmAll()

  const claimants = await claimantsOf(staffStack)
  const [waiting, linked] = [await claimants.claimant(), await claimants.claimant()]
  await done(waiting.claim({ number: await claimants.entryFor(waiting, { cnic: '' }) }))
  await done(linked.claim({ number: await claimants.entryFor(linked) }))
  await done(claimants.decide(linked.id, { action: 'link' }))
  await done(claimants.confirm(linked.id))
  const book = await claimants.books.imported([aBookRow()])
  await claimants.books.undoneByTwo(book, 'Entered twice')

  const form = await aChangeRequest()
  await done(stack.invoke('ownChangeRequests.create', { token: linked.token, form }))

  const { password: _, password_confirmation: _again, ...profile } = linked.person
  const moved = { ...profile, email: `new-${profile.email}` }
  await done(
    stack.invoke('portfolioUpdate.update', { token: linked.token, params: { id: 'me' }, body: moved }),
  )

  const leaving = await claimants.claimant()
  await done(
    stack.invoke('ownData.closeAccount', {
      token: leaving.token,
      body: { current_password: leaving.person.password },
    }),
  )
  await done(registrar.ask('exports.begin', { body: { status: 'submitted' } }))
  await openLog(staffStack.services)(() => true)
  return { submitted, paid, approved, matching, waiting, linked, leaving, number }
}
export type OfficeDay = Awaited<ReturnType<typeof anOfficeDay>>
