import { expect, test } from 'vitest'
import { voucherNumberOf } from '#shared/applications/rules/voucher-number.ts'
import { formatRupees } from '#shared/kit/format.ts'
import { rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')

const aCase = () => staffStack.submittedCase({ withDocuments: false })

test('a preview tells the outcome of each row and writes nothing', async () => {
  const [good, paid, other, unlike] = [await aCase(), await aCase(), await aCase(), await aCase()]
  const rows = rowsFor(good, paid, other, unlike, other, good)
  const [, before, taken, differs, unknown, again] = rows as [(typeof rows)[0], ...typeof rows]
  await accounts.act(paid.id, 'verify-fee', staffStack.payment(paid, before?.challan_no))
  Object.assign(taken!, { challan_no: before?.challan_no.toLowerCase() })
  Object.assign(differs!, { amount: unlike.fee + 1 })
  Object.assign(unknown!, { voucher_number: voucherNumberOf(1n) })
  Object.assign(again!, { voucher_number: good.form.voucher_number })
  const { status, body } = await accounts.ask('bankStatement.preview', { body: { rows } })
  expect(status).toBe(200)
  const seen = body.data.map(({ outcome, words }: { outcome: string; words: string }) => [outcome, words])
  expect(seen).toEqual([
    ['verified', 'Fee verified'],
    ['repeated', 'This challan appears again in row 4'],
    ['repeated', 'This challan already appears in row 3'],
    ['amount-differs', `The fee is ${formatRupees(unlike.fee)}; ${formatRupees(unlike.fee + 1)} was paid`],
    ['unknown-voucher', 'No application has this voucher number'],
    ['paid-before', 'Row 2 pays this fee'],
  ])
  expect(body.data.map(({ deposit }: { deposit: string | null }) => deposit)).toEqual([
    ...[null, null, null],
    ...['new', 'new', 'new'],
  ])
  expect(body.data[0]).toMatchObject({ line: 2, id: good.id, reference_no: good.form.reference_no })
  expect((await staffStack.services.cases.read(good.id))?.status).toBe('submitted')
})

test('a preview takes at most 500 rows and keeps their numbers', async () => {
  const [row] = rowsFor(await aCase())
  const rows = Array.from({ length: 501 }, (_, index) => ({ ...row, voucher_number: '', line: index + 2 }))
  const ask = (body: object) => accounts.ask('bankStatement.preview', { body })
  expect((await ask({ rows: rows.slice(1) })).body.data).toHaveLength(500)
  expect((await ask({ rows })).body.errors).toEqual({ rows: ['Use at most 500 rows at once'] })
  expect((await ask({ rows: rows.slice(0, 2).reverse() })).body.errors).toEqual({
    rows: ['Number the rows in their order'],
  })
  expect((await ask({ rows: [] })).body.errors).toEqual({ rows: ['The file has no rows'] })
})

test('the voucher and challan of a former application cannot pay for a new one', async () => {
  const application = await aCase()
  const [row] = rowsFor(application)
  const declining = await staffStack.staffMember('registrar')
  await accounts.act(application.id, 'verify-fee', staffStack.payment(application, row?.challan_no))
  await declining.act(application.id, 'start-review')
  await declining.act(application.id, 'decline', { reason: 'No degree' })
  await staffStack.stack.invoke('applicantForm.startAgain', {
    token: application.token,
    params: { id: 'me' },
  })
  const { body } = await staffStack.stack.invoke('applicantForm.create', {
    token: application.token,
    body: { application_title: 'Registration' },
  })
  const anew = { ...row, line: 3, voucher_number: body.data.voucher_number }
  const words = async (rows: object[]) =>
    (await accounts.ask('bankStatement.preview', { body: { rows } })).body.data[0].words
  expect(body.data.voucher_number).not.toBe(application.form.voucher_number)
  expect(await words([row!])).toBe('This challan has paid for another application')
  expect(await words([{ ...row, challan_no: 'CH-former' }])).toBe('This voucher is of a former application')
  expect(await words([anew])).toBe('This challan has paid for another application')
  expect(await words([{ ...anew, challan_no: 'CH-new' }])).toBe('Fee verified')
})

test('a challan in Urdu digits equals the same challan in Latin digits', async () => {
  const [one, other] = [await aCase(), await aCase()]
  await accounts.act(one.id, 'verify-fee', staffStack.payment(one, '۷۷۱۲۳۴'))
  const [row] = rowsFor(other)
  const { body } = await accounts.ask('bankStatement.preview', {
    body: { rows: [{ ...row, challan_no: '771 234' }] },
  })
  expect(body.data[0].outcome).toBe('challan-used')
})
