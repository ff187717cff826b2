/** A member of staff at the page of one case: opens it, acts in its dialogs, and reads where the case is. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { chooseStatement, pressAct, waitForCase } from './staff-and-cases.ts'

/** What the page of a case says: its status, its fee while it is open, and who acts next. */
interface ShownPlace {
  status: string
  fee?: string
  next?: string
}

export const stepsAtCase = (page: Page, id: string) => {
  const says = (words: string | RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor()
  return {
    page,
    says,
    /** As it is now, with what others have changed. */
    open: async () => {
      await page.goto(`/admin/cases/${id}`)
      await waitForCase(page)
    },
    /** Presses the button of an action, fills its dialog in and sends it. */
    act: async (name: string, done: string | RegExp, fill?: (dialog: Locator) => Promise<void>) => {
      await pressAct(page, name)
      const dialog = page.getByRole('dialog', { name, exact: true })
      await fill?.(dialog)
      await dialog.getByRole('button', { name, exact: true }).click()
      await says(done)
    },
    /** Looks at all points that are left, section by section. */
    lookAtAll: async () => {
      const open = page.locator('button[aria-label^="All right: "]:not([aria-disabled])')
      while ((await open.count()) > 0) await open.first().click()
      await page
        .getByText(/^(\d+) of \1 marked$/)
        .first()
        .waitFor()
    },
    shows: async ({ status, fee, next }: ShownPlace) => {
      const shown = page.locator('.case-facts .status')
      await expect.poll(() => shown.allTextContents()).toEqual([status, ...(fee ? [fee] : [])])
      const step = page.getByText(/^Next: /)
      await expect.poll(() => step.allTextContents()).toEqual(next ? [`Next: ${next}`] : [])
    },
  }
}

/** Imports one payment with a file of the bank. */
export const importPayment = async (page: Page, row: string): Promise<void> => {
  await page.goto('/admin/bank-statement')
  await chooseStatement(page, `Date;Voucher no;Challan no;Amount\n${row}\n`)
  await page.getByRole('button', { name: 'Verify 1 payment' }).click()
  await page.getByText('1 row, 1 verified').waitFor()
}
