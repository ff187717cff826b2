/** Branches of a bank statement: imported, verified and undone, each twice, and a deposit that is matched and opened again. */
import { randomUUID } from 'node:crypto'
import { aPayOrder, aStatement } from '../example-bodies.ts'
import { records, signedUp } from './applicants.ts'
import { recommendApproval } from './cases.ts'
import type { RecordedPortal } from './recorded-portal.ts'

export const bankStatements = async (portal: RecordedPortal): Promise<void> => {
  const { ask, member, signIn } = portal
  const payer = await signedUp(portal)
  await records(portal, payer)
  const { data: form } = await ask('applicantForm.create', {
    token: payer.token,
    body: { application_title: 'Registration' },
  })
  const email = await member()
  // A payment moves the status, and with it counters, where the review is finished.
  const [token, start] = [await signIn(email), { action: 'start-review' }]
  await ask('cases.act', { token, params: { id: payer.id }, body: start })
  await recommendApproval(portal, email, payer.id)
  const row = {
    line: 2,
    paid_on: '2020-01-01',
    voucher_number: form.voucher_number,
    amount: form.fee_amount,
    challan_no: 'BANK-1',
  }
  const rows = [row, { ...row, line: 3, voucher_number: '', challan_no: 'BANK-2' }]
  const body = { id: randomUUID(), file_name: 'bank.csv', rows }
  const params = { id: body.id }
  await ask('bankStatement.preview', { token: await signIn(email), body: { rows } })
  for (let time = 0; time < 2; time++) {
    await ask('bankStatement.create', { token: await signIn(email), body })
    await ask('bankStatement.verify', { token: await signIn(email), params, body: { from: 0 } })
  }
  const undoing = async () => ({ token: await signIn(email), params, body: { from: 0, reason: 'Wrong' } })
  for (let time = 0; time < 2; time++) await ask('bankStatement.undo', await undoing())
  await confirmAll(portal)
  for (let time = 0; time < 2; time++) await ask('bankStatement.undo', await undoing())
  await deposits(portal, email, payer.id, row)
  await receipts(portal, email)
}

/** Somebody else confirms all that waits for a second person. */
export const confirmAll = async (
  { ask, member, signIn }: RecordedPortal,
  { overtaken = false } = {},
): Promise<void> => {
  const second = await member()
  const { open } = (await ask('proposals.list', { token: await signIn(second) })).data
  for (const { id } of open) {
    const call = { params: { id: id as string }, body: { action: 'confirm', compared: true } }
    await ask('proposals.act', { token: await signIn(second), ...call, overtaken })
    if (overtaken) await ask('proposals.act', { token: await signIn(second), ...call })
  }
}

/** A row without its voucher number is a deposit; it is matched by a later import, by hand and by its list. */
const deposits = async (
  portal: RecordedPortal,
  email: string,
  payer: string,
  row: { voucher_number: string; amount: number },
): Promise<void> => {
  const { ask, signIn, member } = portal
  const importRow = async (fields: object) => {
    const rows = [{ ...row, challan_no: 'BANK-3', ...fields }]
    const body = { id: randomUUID(), file_name: 'bank.csv', rows }
    await ask('bankStatement.create', { token: await signIn(email), body })
    const params = { id: body.id }
    await ask('bankStatement.verify', { token: await signIn(email), params, body: { from: 0 } })
    return { token: await signIn(email), params, body: { from: 0, reason: 'Wrong' } }
  }
  await importRow({ voucher_number: '' })
  const token = await signIn(email)
  const reference = { challan_no: 'BANK-3', application: row.voucher_number }
  await ask('deposits.preview', { token, body: reference })
  await importRow({ challan_no: 'BANK-4', amount: 1 })
  await ask('deposits.list', { token: await signIn(email), query: {} }) // with the case of a voucher
  const part = { challan_no: 'BANK-4', id: payer, part: true }
  await ask('deposits.match', { token: await signIn(email), body: part })
  await importRow({ challan_no: 'BANK-4', amount: -1 })
  const matched = await importRow({})
  await ask('bankStatement.undo', matched) // matched by this import, and opened again
  await confirmAll(portal)
  await ask('bankStatement.undo', { ...matched, token: await signIn(email) })
  const [params, payment] = [
    { id: payer },
    { challan_no: 'BANK-3', amount: row.amount, paid_on: '2020-01-01' },
  ]
  const act = async (token: string, action: string, more = {}) =>
    ask('cases.act', { token, params, body: { action, ...more } })
  await act(await signIn(email), 'verify-fee', { payment })
  await act(await signIn(email), 'reverse-fee', { reason: 'Wrong' })
  const taken = await importRow({ amount: -row.amount })
  await ask('bankStatement.undo', taken)
  await confirmAll(portal)
  await ask('bankStatement.undo', { ...taken, token: await signIn(email) })
  await act(await signIn(email), 'reverse-fee', { reason: 'Wrong' })
  await act(await signIn(await member()), 'reverse-fee')
  const day = { params: { day: '2026-01-07' } }
  for (let time = 0; time < 2; time++) await ask('dayBook.close', { token: await signIn(email), ...day })
  const correction = { from: 'outside', to: 'unmatched', rupees: 1, reason: 'Not in the file' }
  for (let time = 0; time < 2; time++)
    await ask('dayBook.correct', { token: await signIn(email), ...day, body: correction })
  await act(await signIn(email), 'verify-fee', { payment: { ...payment, challan_no: 'BANK-5' } })
  const to = { payee: 'A payer', account: 'PK36', amount: row.amount }
  for (const refund of [to, null]) {
    const body = { challan_no: 'BANK-5', reason: 'Paid twice', to: refund }
    for (let time = 0; time < 2; time++) await ask('refunds.propose', { token: await signIn(email), body })
    await confirmAll(portal)
  }
}

/** Pay orders by reference and by voucher: realised, once when the fee is paid by now, once as a known deposit, returned and cancelled. */
const receipts = async (portal: RecordedPortal, email: string): Promise<void> => {
  const { ask, signIn } = portal
  const payer = await signedUp(portal)
  await records(portal, payer)
  const body = { application_title: 'Registration' }
  const { data: form } = await ask('applicantForm.create', { token: payer.token, body })
  const take = async (application: string) => {
    const body = aPayOrder(application, form.fee_amount)
    const { data } = await ask('receipts.take', { token: await signIn(email), body })
    await ask('receipts.take', { token: await signIn(email), body }) // refused: it names the first receipt
    return { serial: data.serial as string }
  }
  const realise = async (params: { serial: string }, challan_no: string) =>
    ask('receipts.realise', {
      ...{ token: await signIn(email), params },
      body: { payment: { challan_no, paid_on: '2020-01-02' } },
    })
  const cancel = async (params: { serial: string }) =>
    ask('receipts.end', { token: await signIn(email), params, body: { as: 'cancelled', reason: 'Wrong' } })
  const [first, second, third] = [
    await take(form.voucher_number),
    await take(form.reference_no),
    await take(form.reference_no),
  ]
  for (let time = 0; time < 2; time++) await cancel(third)
  const statement = aStatement(form.fee_amount)
  await ask('bankStatement.create', { token: await signIn(email), body: statement })
  const imported = { params: { id: statement.id }, body: { from: 0 } }
  await ask('bankStatement.verify', { token: await signIn(email), ...imported })
  await realise(first, statement.rows[0]?.challan_no ?? '')
  await realise(second, 'PO-2')
  await cancel(second)
  await confirmAll(portal)
  await ask('receipts.get', { token: await signIn(email), params: first })
}
