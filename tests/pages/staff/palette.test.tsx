/** Going to an application, an entry or a page by typing. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/pages/open-page.tsx'
import { staffMember } from '#tests/support/pages/users.ts'

const found = {
  ...{ id: 'u-1', reference_no: 'PC-2026-ABCDEFG2', name: 'Ali Khan', cnic: '35202-•••••••-1' },
  ...{ application_title: 'Registration', status: 'submitted', assignee: null, father_name: null },
  ...{ submitted_at: '2026-11-20T06:00:00Z', status_since: '2026-11-20T06:00:00Z' },
}
const opened = async () => {
  await openPage('/admin/security', {
    staff: staffMember({ roles: ['registrar'] }),
    answers: { 'GET /api/admin/cases/find': { data: { rows: [found], more: false } } },
  })
  await userEvent.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog', { name: 'Go to' })
  const linksFor = async (typed: string) => {
    const field = within(dialog).getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, typed)
    return within(dialog)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'))
  }
  return { dialog, linksFor }
}

test('a page and an entry of the register are found by typing, an application before them', async () => {
  const { dialog, linksFor } = await opened()
  expect(await linksFor('meet')).toContain('/admin/meetings')
  expect(await linksFor('a-00012')).toContain('/admin/registrations/A00012')
  await linksFor('khan')
  const link = await within(dialog).findByRole('link', { name: 'Ali Khan PC-2026-ABCDEFG2, submitted' })
  expect(within(dialog).getAllByRole('link')[0]).toBe(link)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull())
})
