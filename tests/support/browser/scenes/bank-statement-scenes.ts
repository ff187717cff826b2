/** Bank statements in the states that staff see. */
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { voucherNumberOf } from '#shared/applications/rules/voucher-number.ts'
import {
  chooseStatement,
  confirmProposal,
  type JourneyStaffMember,
} from '#tests/support/browser/staff-and-cases.ts'
import { openAccountAt } from '#tests/support/people/applicants.ts'
import { call } from '#tests/support/portal/http-client.ts'
import type { StaffScene } from './staff-scenes.ts'

const header = 'Date,Voucher number,Challan number,Credit,Debit'

/** Three imports: cut off, undone and complete. */
export const prepareBankImports = async (
  url: string,
  clerk: JourneyStaffMember,
  second: JourneyStaffMember,
) => {
  const payer = await openAccountAt(url, 'form')
  const form = (await payer.get('/api/auth/user')).body.data.application_form
  const paid = { paid_on: '2026-11-20', voucher_number: form.voucher_number, amount: form.fee_amount }
  const stray = { ...paid, voucher_number: voucherNumberOf(1n) }
  const post = async (path: string, body: object) => {
    const { status, text } = await call(url, 'POST', `/api/admin/bank-statement/imports${path}`, {
      token: clerk.token,
      body,
    })
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`)
  }
  const kept = async () => {
    const id = randomBytes(16).toString('hex')
    const rows = [
      { ...paid, line: 2, challan_no: 'BANK-7001' },
      { ...stray, line: 3, challan_no: 'BANK-7002' },
    ]
    await post('', { id, file_name: 'Islamabad branch, November.csv', rows })
    return id
  }
  const [cutOff, undone, done] = [await kept(), await kept(), await kept()]
  for (const id of [undone, done]) {
    await post(`/${id}/verification`, { from: 0 })
    if (id === undone) {
      const body = { from: 0, reason: 'The file of another day' }
      await post(`/${id}/undoing`, body)
      await confirmProposal(url, second, id)
      await post(`/${id}/undoing`, body)
    }
  }
  return { url, payment: paid, reference: form.reference_no as string, cutOff, undone, done }
}
export type BankImports = Awaited<ReturnType<typeof prepareBankImports>>

export const bankStatementScenes = ({
  url,
  payment,
  reference,
  cutOff,
  undone,
  done,
}: BankImports): StaffScene[] => {
  const path = '/admin/bank-statement'
  const shown = (page: Page) => page.getByRole('table').first().waitFor()
  return [
    {
      name: 'bank statement, columns asked',
      path,
      act: async (page) => {
        await chooseStatement(page, 'Date,Particulars,Amount\n03/11/2026,Fee CH-1,2500\n')
        await page.getByText(/Say what is missing/).waitFor()
      },
    },
    {
      name: 'bank statement, looked at',
      path,
      act: async (page) => {
        const voucher = await openAccountAt(url, 'form').then((account) => account.get('/api/auth/user'))
        const { voucher_number, fee_amount } = voucher.body.data.application_form
        await chooseStatement(
          page,
          [
            header,
            `20/11/2026,${voucher_number},BANK-8001,${fee_amount},`,
            `20/11/2026,${payment.voucher_number},BANK-8002,${fee_amount},`,
            `20/11/2026,${voucherNumberOf(2n)},BANK-8003,2500,`,
            `21/11/2026,,BANK-7001,,${fee_amount}`,
            'Total,,,10000,',
          ].join('\n'),
        )
        await page.getByRole('heading', { name: /^november.csv: / }).waitFor()
      },
    },
    {
      name: 'bank statement, a deposit matched',
      path,
      act: async (page) => {
        await page.getByRole('button', { name: 'Match challan BANK-7002' }).click()
        await page.getByLabel('Reference or voucher number').fill(reference)
        await page.getByRole('button', { name: 'Find the application' }).click()
        await page.getByText('This deposit cannot pay for it').waitFor()
      },
    },
    {
      name: 'bank statement, a deposit not set aside',
      path,
      act: async (page) => {
        await page.getByRole('button', { name: 'Set aside challan BANK-7002' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Set aside' }).click()
        await page.getByRole('alert').filter({ hasText: 'Enter a reason' }).waitFor()
      },
    },
    {
      name: 'import, undo refused',
      path: `${path}/${done}`,
      act: async (page) => {
        await page.getByRole('button', { name: 'Undo this import' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Send for confirmation' }).click()
        await page.getByRole('alert').filter({ hasText: 'Enter a reason' }).waitFor()
      },
    },
    { name: 'day book', path: '/admin/day-book', act: shown },
    { name: 'import, cut off', path: `${path}/${cutOff}`, act: shown },
    { name: 'import, undone', path: `${path}/${undone}`, act: shown },
  ]
}
