/** Branches of a bank statement: kept, verified and undone, each twice, with the voucher of a submitted application. */
import { randomUUID } from 'node:crypto'
import { records, signedUp } from './applicants.ts'
import { recommendApproval } from './cases.ts'
import type { RecordedPortal } from './recorded-portal.ts'

export const bankStatements = async (portal: RecordedPortal): Promise<void> => {
  const { ask, member, signIn } = portal
  const payer = await signedUp(portal)
  await records(portal, payer)
  const { data: form } = await ask('applicantForm.create', {
    token: payer.token,
    body: { application_title: 'Registration', declaration: true },
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
  const rows = [row, { ...row, line: 3 }]
  const body = { id: randomUUID(), file_name: 'bank.csv', rows }
  const params = { id: body.id }
  await ask('bankStatement.preview', { token: await signIn(email), body: { rows } })
  for (let time = 0; time < 2; time++) {
    await ask('bankStatement.create', { token: await signIn(email), body })
    await ask('bankStatement.verify', { token: await signIn(email), params, body: { from: 0 } })
  }
  for (let time = 0; time < 2; time++)
    await ask('bankStatement.undo', {
      token: await signIn(email),
      params,
      body: { from: 0, reason: 'Wrong' },
    })
}
