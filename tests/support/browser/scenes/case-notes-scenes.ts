/** Notes, a question to the registrar, and a proposed correction, as staff see them on a case. */
import {
  type JourneyStaffMember,
  openSubmittedCase,
  waitForCase,
} from '#tests/support/browser/staff-and-cases.ts'
import { call } from '#tests/support/portal/http-client.ts'
import type { StaffScene } from './staff-scenes.ts'

/** A case in review with notes, a question, a point marked wrong and a proposed correction. @returns its id */
export const prepareCaseNotes = async (
  url: string,
  { registrar, reviewer }: Record<'registrar' | 'reviewer', JourneyStaffMember>,
): Promise<string> => {
  const { id } = await openSubmittedCase(url, { complete: false })
  const send = async (path: string, body: object, method = 'POST') => {
    const { status, text } = await call(url, method, `/api/admin/cases/${id}/${path}`, {
      token: reviewer.token,
      body,
    })
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`)
  }
  await reviewer.act(id, 'start-review')
  await send('ticks', { ticks: [], wrong: ['applicant.domicile'] }, 'PATCH')
  await send('notes', {
    text: 'I called the board in Lahore.\n\nThey look the roll number up until Thursday.',
    tell: [],
  })
  await send('notes', {
    text: 'The name is spelled in another way on the CNIC. Please look at it.',
    tell: [registrar.id],
  })
  await send('escalation', { reason: 'The degree is dated before the last examination. Do we accept it?' })
  const reason = 'As on the CNIC'
  await send('proposals', { item: 'contact_information.city', value: 'Kasur', reason })
  return id
}

/** @param id of the prepared case */
export const caseNotesScenes = (id: string): StaffScene[] => {
  const path = `/admin/cases/${id}?status=in-review`
  return [
    {
      name: 'case with a question and a proposed correction',
      path,
      act: async (page) => {
        await waitForCase(page)
        await page.getByText('Nadia Reviewer proposes').waitFor()
      },
    },
    {
      name: 'answering a question',
      path,
      act: async (page) => {
        await waitForCase(page)
        await page.getByRole('button', { name: 'Answer', exact: true }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
        await page.getByRole('alert').waitFor()
      },
    },
    {
      name: 'asking the registrar',
      path,
      act: async (page) => {
        await waitForCase(page)
        await page.getByText('Registrar asked').waitFor()
      },
      by: 'reception',
    },
    {
      name: 'refusing a correction',
      path,
      act: async (page) => {
        await waitForCase(page)
        await page.getByRole('button', { name: 'Refuse the correction of City' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'correcting a typing error',
      path,
      act: async (page) => {
        await waitForCase(page)
        await page.getByRole('button', { name: 'Correct a typing error in Domicile' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'notes',
      path,
      act: async (page) => {
        await waitForCase(page)
        await page.getByRole('button', { name: 'Notes', exact: true }).click()
        await page.getByText('I called the board').waitFor()
        await page.getByText('Tell colleagues').first().click()
        await page.getByLabel('Nadia Reviewer').check()
        await page.getByRole('button', { name: 'Add note' }).click()
        await page.getByRole('alert').waitFor()
      },
    },
  ]
}
