/** Fee schedules, handing in papers, and a corrected case, in the states that staff see. */

import {
  type JourneyStaffMember,
  openSubmittedCase,
  waitForCase,
} from '#tests/support/browser/staff-and-cases.ts'
import { aFeeSchedule } from '#tests/support/cases/fee-schedules.ts'
import { aPng } from '#tests/support/files/images.ts'
import { upload } from '#tests/support/files/uploads.ts'
import { call } from '#tests/support/portal/http-client.ts'
import type { StaffScene } from './staff-scenes.ts'

const schedule = aFeeSchedule()

interface Clerks {
  registrar: JourneyStaffMember
  administrator: JourneyStaffMember
}

/** Returned with two corrections, both made, and handed in again. */
const putRight = async (url: string, { act }: JourneyStaffMember): Promise<string> => {
  const account = await openSubmittedCase(url, { complete: false })
  const corrections = [
    { item: 'contact_information.city', reason: 'does-not-match', words: '' },
    { item: 'document.cnic_front_image', reason: 'not-clear', words: '' },
  ]
  await act(account.id, 'return', { corrections })
  const { token } = account
  await call(url, 'PATCH', '/api/contact-information/me', { token, body: { city: 'Kasur' } })
  await upload(account, 'cnic_front_image', aPng(1200, 800))
  const { status, text } = await call(url, 'POST', '/api/applicant-form/me/resubmission', { token })
  if (status !== 200) throw new Error(`resubmission: ${status} ${text}`)
  return account.id
}

/** A fee schedule of a later year, and a corrected case, whose id it returns. */
export const prepareCouncilOffice = async (
  url: string,
  { registrar, administrator }: Clerks,
): Promise<string> => {
  const corrected = await putRight(url, registrar)
  const token = administrator.token
  await call(url, 'POST', '/api/admin/fee-schedules', { token, body: schedule })
  return corrected
}

/** @param corrected the case that was returned, corrected and handed in again. */
export const councilOfficeScenes = (corrected: string): StaffScene[] => {
  const path = '/admin/fee-schedules'
  return [
    {
      name: 'case put right',
      path: `/admin/cases/${corrected}?status=resubmitted`,
      act: async (page) => {
        await waitForCase(page)
        const documents = page.getByRole('button', { name: 'Documents', exact: true })
        if (await documents.isVisible()) await documents.click() // one of the two sides shows on phones
        await page.getByRole('button', { name: 'Show the returned file' }).click()
        await page.getByRole('img', { name: 'CNIC front as returned', exact: true }).waitFor()
      },
    },
    {
      name: 'counter',
      path: `/admin/cases/${corrected}?status=resubmitted`,
      by: 'reception',
      act: async (page) => {
        await waitForCase(page)
        await page.getByLabel('Copies of Transcript').fill('1')
        await page.keyboard.press('Enter')
        await page.getByText('1 of 2').waitFor()
        await page.evaluate(() => window.scrollTo(0, 0))
      },
    },
    {
      name: 'fee schedules, tried',
      path,
      by: 'administrator',
      act: async (page) => {
        await page.getByLabel('Degree issue date', { exact: true }).fill('14-08-2014')
        await page.getByRole('button', { name: 'Calculate' }).click()
        await page.getByText('with the same result').waitFor()
      },
    },
    {
      name: 'fee schedules, removing',
      path,
      by: 'administrator',
      act: async (page) => {
        await page.getByRole('button', { name: /^Remove/ }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'fee schedule, refused',
      path: `${path}/new`,
      by: 'administrator',
      act: async (page) => {
        await page.getByRole('button', { name: 'Save' }).click()
        await page.getByRole('alert').waitFor()
      },
    },
    { name: 'fee schedule, change', path: `${path}/${schedule.effective_from}`, by: 'administrator' },
  ]
}
