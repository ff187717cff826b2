/** Receipts of pay orders and demand drafts: the list, a new one, and one on paper. */
import { answering, breakAll, dialog, press } from './scene.ts'
import type { StaffScene } from './staff-scenes.ts'

const by = { id: 'x', name: 'Asma Accounts' }
const at = '2026-11-24T06:00:00.000Z'
const realised = { as: 'realised', by, at, reason: '', challan_no: 'HBL-7001' }
const returned = {
  as: 'returned',
  by,
  at,
  reason: 'The signature on it differs from the one that the bank has',
}
const cancelled = {
  as: 'cancelled',
  by,
  at,
  reason: 'غلط درخواست',
  confirmed_by: { id: 'y', name: 'Rabia Registrar' },
}
const receipt = (number: number, outcome: object | null = null) => ({
  ...{
    serial: `2026-0001${number}`,
    instrument: 'Pay order',
    bank: 'Habib Bank',
    number: `PO-44321${number}`,
  },
  ...{ dated: '2026-11-20', amount: 7500, voucher_number: '7318204657', by, at, outcome },
  application: { id: `case-${number}`, reference_no: `PC-2026-7K3M9Q${number}A` },
})

const path = '/admin/receipts'
const one = '**/api/admin/receipts/*'
const list = '**/api/admin/receipts'
const named = { ...receipt(4), name: 'Muhammad Abdul Rehman Khan', taken_back_on: null }

export const receiptScenes = (): StaffScene[] => [
  { name: 'receipts none', path, before: answering(list, { entries: [], next: null }) },
  {
    name: 'receipts',
    path,
    before: answering(list, {
      entries: [receipt(4), receipt(3, realised), receipt(2, returned), receipt(1, cancelled)],
      next: 'more',
    }),
  },
  { name: 'receipts not loaded', path, before: breakAll(list) },
  {
    name: 'receipt refused',
    path,
    act: async (page) => {
      await page.getByRole('button', { name: 'Take a pay order or draft' }).click()
      await page.getByRole('button', { name: 'Give the receipt' }).click()
      await page.getByRole('alert').filter({ hasText: 'Name the bank' }).waitFor()
    },
  },
  { name: 'receipt', path: `${path}/2026-00014`, before: answering(one, named) },
  {
    name: 'receipt realised',
    path: `${path}/2026-00014`,
    before: answering(one, named),
    act: dialog(press('Realised')),
  },
  {
    name: 'receipt taken back',
    path: `${path}/2026-00014`,
    before: answering(one, { ...named, outcome: realised, taken_back_on: '2026-12-02' }),
  },
  {
    name: 'receipt cancelled',
    path: `${path}/2026-00014`,
    before: answering(one, { ...named, outcome: cancelled }),
  },
]
