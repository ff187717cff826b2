/** Review and decision of a case: points that were looked at, the parts of the case, and each dialog of an action. */
import type { Page } from 'playwright-core'
import { pressAct, waitForCase } from '#tests/support/browser/staff-and-cases.ts'
import type { StaffScene } from './staff-scenes.ts'
import { withTexts } from './work-scenes.ts'

/** Opens the dialog of an action. */
export const openedAct = (name: string) => async (page: Page) => {
  await waitForCase(page)
  await pressAct(page, name)
  await page.getByRole('dialog').waitFor()
}
export const inDialog = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
const refused = (name: string) => async (page: Page) => {
  await openedAct(name)(page)
  await inDialog(name)(page)
  await page.getByRole('alert').waitFor()
}
const part = (name: string | RegExp) => async (page: Page) => {
  await waitForCase(page)
  await page.getByRole('button', { name }).click()
}

interface CaseIds {
  /** Submitted. */
  fresh: string
  /** Under review by the registrar. */
  reviewed: string
  /** Ready for the decision. */
  paid: string
  /** Its certificate is ready. */
  ready: string
  /** Returned and sent again. */
  corrected: string
}

const caseOf = (id: string) => `/admin/cases/${id}?status=submitted`

/** The service's own case, whose applicant has moved and paid since. */
const withChanges = (page: Page) =>
  page.route('**/api/admin/cases/*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.data.changed_since = {
      digest: '0'.repeat(64),
      against: null,
      differences: [
        {
          item: 'contact_information.residential',
          label: 'Residential address',
          before: '12 Canal Road',
          after: '4 Mall Road',
        },
        { item: 'contact_information.city', label: 'City', before: 'Lahore', after: 'Kasur' },
        { item: 'user_application.challan_no', label: 'Challan no.', before: '', after: 'CH-778812' },
      ],
    }
    await route.fulfill({ json: body })
  })

const reviewScenes = ({ reviewed, paid, corrected }: CaseIds): StaffScene[] => [
  {
    name: 'points marked',
    path: caseOf(reviewed),
    act: async (page) => {
      await waitForCase(page)
      await page.getByLabel('CNIC right').check()
      // A mark of an earlier opening is kept; a second press would take it back.
      const wrong = page.getByRole('button', { name: 'Title wrong' })
      if ((await wrong.getAttribute('aria-pressed')) !== 'true') await wrong.click()
      await page
        .getByText(/ marked, 1 wrong/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'points left',
    path: caseOf(reviewed),
    act: async (page) => {
      await waitForCase(page)
      await page.getByRole('button', { name: 'Recommend approval' }).click()
      await page.getByText(/^Look first at: /).waitFor()
    },
  },
  {
    name: 'changed points',
    path: caseOf(corrected),
    act: (page) => page.getByText('2 things were changed.').waitFor(),
  },
  {
    name: 'changed since the submission',
    path: caseOf(corrected),
    before: withChanges,
    act: (page) => page.getByText(/^Changed by the applicant since version/).click(),
  },
  { name: 'papers', path: caseOf(paid), act: part(/^Papers/) },
  {
    name: 'history of a case',
    path: caseOf(paid),
    act: async (page) => {
      await part('History')(page)
      await page.getByText('Review started').waitFor()
    },
  },
]

const decisionScenes = ({ reviewed, paid, ready }: CaseIds): StaffScene[] => [
  { name: 'refusal dialog', path: caseOf(reviewed), act: refused('Recommend refusal') },
  { name: 'approve dialog', path: caseOf(paid), act: openedAct('Approve') },
  { name: 'decline dialog, refused', path: caseOf(paid), act: refused('Decline') },
  { name: 'decline dialog', path: caseOf(paid), act: openedAct('Decline') },
  {
    name: 'insert a text',
    path: caseOf(paid),
    before: withTexts,
    act: async (page) => {
      await openedAct('Decline')(page)
      await page.getByRole('button', { name: /^Insert a text/ }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  { name: 'dialog of sending back', path: caseOf(paid), act: openedAct('Send back to the reviewer') },
  {
    name: 'discard question',
    path: caseOf(paid),
    act: async (page) => {
      await openedAct('Decline')(page)
      await page.getByLabel('Reason').fill('The degree is of no known university')
      await page.keyboard.press('Escape')
      await page.getByText('Discard what you typed?').waitFor()
    },
  },
  { name: 'handover dialog', path: caseOf(ready), by: 'reception', act: openedAct('Hand over certificate') },
]

export const caseScenes = (ids: CaseIds): StaffScene[] => [
  ...reviewScenes(ids),
  { name: 'return dialog', path: caseOf(ids.fresh), act: openedAct('Return for correction') },
  {
    name: 'return dialog, chosen',
    path: caseOf(ids.fresh),
    act: async (page) => {
      await refused('Return for correction')(page)
      await page.getByLabel('Profile photo', { exact: true }).check()
      await page.getByLabel('Date of birth', { exact: true }).check()
    },
  },
  { name: 'fee dialog', path: caseOf(ids.fresh), act: openedAct('Verify fee') },
  {
    name: 'fee dialog, refused',
    path: caseOf(ids.fresh),
    act: async (page) => {
      await openedAct('Verify fee')(page)
      await page.getByLabel('Amount in rupees').fill('1')
      await inDialog('Verify fee')(page)
      await page.getByRole('alert').waitFor()
    },
  },
  ...decisionScenes(ids),
]
