/** A case's documents that fill the window, and its printed sheet. */
import type { Page } from 'playwright-core'
import { waitForCase } from '#tests/support/browser/staff-and-cases.ts'
import type { StaffScene } from './staff-scenes.ts'

const documentsShown = async (page: Page): Promise<void> => {
  await waitForCase(page)
  const side = page.getByRole('button', { name: 'Documents', exact: true })
  if (await side.isVisible()) await side.click()
}

/** A corrected document beside what was returned. @param id of a case whose first document was corrected */
export const comparedScene = (id: string): StaffScene => ({
  name: 'returned document compared',
  path: `/admin/cases/${id}?status=resubmitted`,
  act: async (page) => {
    await documentsShown(page)
    const compare = page.getByRole('button', { name: 'Compare', exact: true })
    const wide = await compare.isVisible()
    await (wide ? compare : page.getByRole('button', { name: 'Full screen' })).click()
    const shown = wide ? 'CNIC front as returned' : 'CNIC front'
    await page.getByRole('img', { name: shown, exact: true }).first().waitFor()
  },
})

/** @param id of a case whose marks sheet is a PDF of several pages */
export const caseReadingScenes = (id: string): StaffScene[] => {
  const path = `/admin/cases/${id}?status=submitted`
  return [
    {
      name: 'printed case',
      path: `/admin/cases/${id}/print?status=submitted`,
      act: (page) => page.getByRole('heading', { name: /^File of application/ }).waitFor(),
    },
    {
      name: 'document in full screen',
      path,
      act: async (page) => {
        await documentsShown(page)
        await page.getByRole('button', { name: /^5.*Marks sheet/ }).click()
        await page.getByRole('img', { name: 'Marks sheet, page 1' }).waitFor()
        await page.getByRole('button', { name: 'Full screen', exact: true }).click()
        await page.locator('.case-full').getByRole('img', { name: 'Marks sheet, page 1' }).waitFor()
      },
    },
    {
      name: 'documents side by side',
      path,
      act: async (page) => {
        await documentsShown(page)
        await page.getByRole('button', { name: '1 CNIC front' }).click()
        const sideBySide = page.getByRole('button', { name: 'Side by side' })
        const wide = await sideBySide.isVisible() // on phones one document fills the window
        await (wide ? sideBySide : page.getByRole('button', { name: 'Full screen' })).click()
        await page.locator('.case-full').getByRole('img').last().waitFor()
      },
    },
  ]
}
