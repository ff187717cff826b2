/** Terms, and the entry of the register at a renewal, as staff see them. */
import { type JourneyStaffMember, waitForCase } from '#tests/support/browser/staff-and-cases.ts'
import { aRenewal } from '#tests/support/calls/example-scene.ts'
import { aProposedTerm } from '#tests/support/cases/registrations.ts'
import { openAccountAt } from '#tests/support/people/applicants.ts'
import { call } from '#tests/support/portal/http-client.ts'
import type { StaffScene } from './staff-scenes.ts'

/** A term of a later year that waits for a second person, and an application of which nothing is decided. */
export const prepareRegisterOffice = async (
  url: string,
  { token }: JourneyStaffMember,
): Promise<{ renewal: string }> => {
  await call(url, 'POST', '/api/admin/terms', { token, body: aProposedTerm() })
  const { id, post } = await openAccountAt(url, 'qualifications')
  await post('/api/applicant-form', { ...aRenewal, declaration: true })
  return { renewal: id }
}

export const registerOfficeScenes = ({ renewal }: { renewal: string }): StaffScene[] => [
  { name: 'terms', path: '/admin/registration-terms' },
  {
    name: 'terms, refused',
    path: '/admin/registration-terms',
    act: async (page) => {
      await page.getByRole('button', { name: 'Send for confirmation' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'renewal, linking',
    path: `/admin/cases/${renewal}?status=submitted`,
    act: async (page) => {
      await waitForCase(page)
      await page.getByRole('button', { name: 'Link to the register' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
