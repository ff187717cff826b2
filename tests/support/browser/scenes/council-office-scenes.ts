/** Fee schedules, handing in papers, and a corrected case, in the states that staff see. */

import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import {
  type JourneyStaffMember,
  openStaffMember,
  openSubmittedCase,
  waitForCase,
} from '#tests/support/browser/staff-and-cases.ts'
import { aProposedSchedule } from '#tests/support/cases/fee-schedules.ts'
import { aPng } from '#tests/support/files/images.ts'
import { upload } from '#tests/support/files/uploads.ts'
import { call } from '#tests/support/portal/http-client.ts'
import type { StaffScene } from './staff-scenes.ts'

const schedule = aProposedSchedule()

interface Clerks {
  registrar: JourneyStaffMember
  administrator: JourneyStaffMember
}

/** Returned with two corrections, both made, and sent again. */
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

/** A confirmed fee schedule of a later year; two proposals, one by each of two people; and one that was refused. */
const prepareFeeSchedules = async (url: string, administrator: JourneyStaffMember): Promise<void> => {
  const accounts = await openStaffMember(url, 'Adeel Accounts', 'accounts')
  const path = '/api/admin/fee-schedules'
  const propose = async ({ token }: JourneyStaffMember, body: object) =>
    (await call(url, 'POST', path, { token, body })).body.data as { id: string; first_day: string }
  const act = ({ token }: JourneyStaffMember, proposed: { id: string; first_day: string }, more: object) =>
    call(url, 'POST', `${path}/${proposed.first_day}/acts`, {
      token,
      body: { proposal: proposed.id, ...more },
    })
  await act(accounts, await propose(administrator, schedule), { action: 'confirm' })
  const dearer = aProposedSchedule({ effective_from: '2098-07-01', name: 'Fees 2098' })
  const refused = await propose(accounts, dearer)
  await act(administrator, refused, { action: 'refuse', reason: 'The council has not resolved this yet' })
  await propose(accounts, dearer)
  const own = { effective_from: '2097-07-01', name: 'Fees 2097', rules: sampleFeeSchedule.rules }
  await propose(administrator, aProposedSchedule(own))
}

/** Fee schedules and proposals, and a corrected case, whose id it returns. */
export const prepareCouncilOffice = async (
  url: string,
  { registrar, administrator }: Clerks,
): Promise<string> => {
  const corrected = await putRight(url, registrar)
  await prepareFeeSchedules(url, administrator)
  return corrected
}

/** @param corrected the case that was returned, corrected and sent again. */
export const councilOfficeScenes = (corrected: string): StaffScene[] => {
  const path = '/admin/fee-schedules'
  return [
    {
      name: 'case corrected',
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
        await page.getByRole('radio', { name: 'New schedule: Fees 2098' }).check()
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
      name: 'fee schedules, refusing without a reason',
      path,
      by: 'administrator',
      act: async (page) => {
        await page.getByRole('button', { name: /^Refuse/ }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
        await page.getByRole('alert').waitFor()
      },
    },
    { name: 'fee schedule, proposed already', path: `${path}/2098-07-01`, by: 'administrator' },
    {
      name: 'fee schedule, refused',
      path: `${path}/new`,
      by: 'administrator',
      act: async (page) => {
        await page.getByRole('button', { name: 'Send for confirmation' }).click()
        await page.getByRole('alert').waitFor()
      },
    },
    { name: 'fee schedule, change', path: `${path}/${schedule.effective_from}`, by: 'administrator' },
  ]
}
