/** The texts that the office keeps, in the form of its settings. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { slipPaper } from '#shared/applications/rules/checklist.ts'
import { defaultStepLimits } from '#shared/staff/rules/step-limits.ts'
import { failure, openPage } from '#tests/support/pages/open-page.tsx'
import { staffMember } from '#tests/support/pages/users.ts'

const save = 'PATCH /api/admin/settings'
const photo = { name: 'Photo', text: 'The photo is not clear' }
const settingsWith = (version: number, ...snippets: object[]) => ({
  ...{ version, step_limits: defaultStepLimits, fair_shares: false, snippets },
  ...{ renewal_papers: [slipPaper], paper_numbers: false },
})

const openSettings = (...snippets: object[]) =>
  openPage('/admin/settings', {
    staff: staffMember({ roles: ['registrar'] }),
    answers: {
      'GET /api/admin/settings': { data: { settings: settingsWith(3, ...snippets), changes: [] } },
      [save]: { data: settingsWith(4), message: 'Office settings changed' },
    },
  })

const button = (name: string) => screen.findByRole('button', { name })
const inDialog = () => within(screen.getByRole('dialog'))
const names = () => within(screen.getByRole('group', { name: 'Texts to insert' })).queryAllByRole('listitem')

test('texts are added, changed and removed, in the order of their names, and saved with the version read', async () => {
  const { user, saved } = await openSettings(photo, { name: 'Old', text: 'Old' })
  await user.click(await button('Add a text'))
  await user.type(inDialog().getByLabelText('Name'), 'CNIC')
  await user.type(inDialog().getByLabelText('Text'), 'Upload both sides')
  await user.click(inDialog().getByRole('button', { name: 'Add' }))
  await user.click(await button('Change the text Photo'))
  await user.type(inDialog().getByLabelText('Text'), ' enough')
  await user.click(inDialog().getByRole('button', { name: 'Change' }))
  await user.click(await button('Remove the text Old'))
  expect(document.activeElement).toBe(await button('Add a text'))
  expect(names().map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['CNIC', 'Phot'])
  await screen.findByText('The texts are changed when you save.')
  expect(saved()).toEqual([])

  await user.click(await button('Save'))
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(saved()[0]?.headers.get('if-match')).toBe('"v3"')
  expect(saved()[0]?.body.snippets).toEqual([
    { name: 'CNIC', text: 'Upload both sides' },
    { name: 'Photo', text: 'The photo is not clear enough' },
  ])
})

test('a text without a name, or with the name of another, is refused at the field', async () => {
  const { user } = await openSettings(photo)
  await user.click(await button('Add a text'))
  await user.click(inDialog().getByRole('button', { name: 'Add' }))
  expect(document.activeElement).toBe(inDialog().getByLabelText('Name'))
  await screen.findByText('Enter a text')
  await user.type(inDialog().getByLabelText('Name'), 'photo')
  await user.type(inDialog().getByLabelText('Text'), 'Another')
  await user.click(inDialog().getByRole('button', { name: 'Add' }))
  await screen.findByText('Another text has this name')
})

test('after somebody else has saved, their texts are shown where none were changed here', async () => {
  const { user, answer } = await openSettings(photo)
  answer(save, failure(412, { message: 'Changed', data: settingsWith(4, { name: 'New', text: 'N' }) }))
  await user.click(await button('Save'))
  await waitFor(() => expect(names().map(({ textContent }) => textContent?.slice(0, 3))).toEqual(['New']))
})
