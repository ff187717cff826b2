/** A renewal is compared with the application that was approved last: where nothing changed, every point is answered. */
import { expect, test } from 'vitest'
import { slipPaper } from '#shared/applications/rules/checklist.ts'
import { proofsOf } from '#shared/cases/rules/evidence.ts'
import { reviewPoints } from '#shared/cases/rules/review-points.ts'
import { addDays } from '#shared/kit/format.ts'
import { statedOf, validUntil } from '#shared/register/rules/registration.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aForm } from '#tests/support/files/uploads.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { openWindow } from '#tests/support/register/registrations.ts'

const staffStack = await openStaffStack()

/** Somebody registered, whose renewal is handed in as the three screens do it. @param change made before @param replaced by another picture */
const aRenewal = async (change?: object, mobile?: string, replaced?: DocumentKey) => {
  const { stack } = staffStack
  const { id, token } = await staffStack.registeredCase()
  const registrar = await staffStack.staffMember('registrar')
  const ask = async (name: string, call: object = {}) =>
    (await stack.invoke(name, { token, ...call })).body.data
  const { number } = await ask('ownRegistration.get')
  await openWindow(staffStack.services, number)
  await ask('applicantForm.startAgain', { params: { id: 'me' } })
  await staffStack.holdDocuments(id, ['paid_bank_deposit_slip'])
  if (replaced) await ask('files.create', { form: await aForm(replaced, aPng(33, 20)) })
  if (change) await ask('contactInformation.update', { params: { id: 'me' }, body: change })
  if (mobile) await ask('applications.update', { params: { id: 'me' }, body: { mobile } })
  const entry = await ask('ownRegistration.get')
  const body = { application_title: 'Renewal', ...statedOf(entry) }
  const form = await ask('applicantForm.create', { body })
  const read = async () => (await registrar.ask('cases.get', { params: { id } })).body.data
  return { id, entry, form, read, registrar }
}

test('an unchanged renewal says so, is recommended without ticking, and extends from the old end', async () => {
  const { id, entry, form, read, registrar } = await aRenewal()
  const [first] = (await read()).checks
  expect(first).toMatchObject({ ok: true })
  expect(first.words).toMatch(/^Nothing changed: records and documents are those of PC-/)

  const reviewer = await staffStack.staffMember('reviewer')
  await reviewer.act(id, 'start-review')
  const begun = await read()
  expect([...begun.review.ticks].sort()).toEqual(reviewPoints(begun).sort())
  expect(begun.since_approval).toEqual({ reference_no: expect.stringMatching(/^PC-/), items: [] })
  expect((await reviewer.act(id, 'recommend-approval')).status).toBe(200)
  const payment = staffStack.payment({ fee: form.fee_amount } as never)
  await (await staffStack.staffMember('accounts')).act(id, 'verify-fee', payment)
  // Two people still decide: who recommended does not approve.
  expect((await registrar.act(id, 'approve')).status).toBe(200)
  const valid_until = validUntil(addDays(entry.valid_until, 1), { years: 5 })
  expect((await read()).registration).toMatchObject({ number: entry.number, valid_until })
})

test('an unchanged renewal is asked for the papers that the settings name when its review begins', async () => {
  const { id, read, registrar } = await aRenewal()
  const papersInList = async () => {
    const { rows } = (await registrar.ask('cases.list', { query: { status: 'in-review' } })).body.data
    return rows.find((row: { id: string }) => row.id === id)?.papers
  }
  const receive = async (document: string) =>
    registrar.ask('cases.receive', { params: { id }, body: { document, copies: 1 } })
  await registrar.ask('officeSettings.update', { body: { renewal_papers: ['Domicile', slipPaper] } })
  await (await staffStack.staffMember('reviewer')).act(id, 'start-review')
  await registrar.ask('officeSettings.update', { body: { renewal_papers: [slipPaper] } })
  expect((await read()).review.asked).toEqual(['Domicile', slipPaper])
  await receive(slipPaper)
  expect(await papersInList()).toBe('missing')
  await receive('Domicile')
  expect(await papersInList()).toBe('complete')
})

test('what differs is named, and left to be looked at', async () => {
  const { id, read } = await aRenewal({ permanent: 'House 7, Kasur' })
  expect((await read()).checks[0]).toMatchObject({
    ok: false,
    words: expect.stringMatching(/approved: Permanent address$/),
  })
  await (await staffStack.staffMember('reviewer')).act(id, 'start-review')
  const begun = await read()
  const left = reviewPoints(begun).filter((item) => !begun.review.ticks.includes(item))
  expect(left).toEqual(['contact_information.permanent'])
  expect(begun.since_approval.items).toEqual(left)
  expect(begun.review.asked).toBeNull()
})

test('what another file proves now is looked at again', async () => {
  const { id, read } = await aRenewal(undefined, undefined, 'cnic_front_image')
  await (await staffStack.staffMember('reviewer')).act(id, 'start-review')
  const begun = await read()
  const left = reviewPoints(begun).filter((item) => !begun.review.ticks.includes(item))
  expect(left).toContain('account.cnic')
  expect(left.every((item) => proofsOf(item).includes('cnic_front_image'))).toBe(true)
})

test('another mobile number is shown to the office and asks for no second look', async () => {
  const { id, read } = await aRenewal(undefined, '03331234567')
  expect((await read()).checks[0]).toMatchObject({
    ok: true,
    words: expect.stringMatching(/^Nothing changed but how the person is reached \(Mobile\): /),
  })
  await (await staffStack.staffMember('reviewer')).act(id, 'start-review')
  const begun = await read()
  expect([...begun.review.ticks].sort()).toEqual(reviewPoints(begun).sort())
})
