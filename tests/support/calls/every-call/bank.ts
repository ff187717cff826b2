/** The bank's statement by one person: kept, verified, listed, shown and undone, each more than once. */
import { randomUUID } from 'node:crypto'

interface Asking {
  ask: (name: string, asked: { token: string; [more: string]: unknown }) => Promise<{ data?: never }>
  /** Signed in anew each time. */
  token: () => Promise<string>
}

export const everyBankCall = async (
  { ask, token }: Asking,
  form: { voucher_number: string; fee_amount: number },
): Promise<void> => {
  const { voucher_number, fee_amount: amount } = form
  const row = { line: 2, paid_on: '2020-01-01', voucher_number, amount, challan_no: 'BANK-1' }
  const rows = [row, { ...row, line: 3 }]
  const body = { id: randomUUID(), file_name: 'bank.csv', rows }
  const params = { id: body.id }
  await ask('bankStatement.preview', { token: await token(), body: { rows } })
  for (let time = 0; time < 2; time++) {
    await ask('bankStatement.create', { token: await token(), body })
    await ask('bankStatement.verify', { token: await token(), params, body: { from: 0 } })
  }
  await ask('bankStatement.list', { token: await token(), query: {} })
  await ask('bankStatement.get', { token: await token(), params })
  for (let time = 0; time < 2; time++)
    await ask('bankStatement.undo', { token: await token(), params, body: { from: 0, reason: 'Wrong' } })
}
