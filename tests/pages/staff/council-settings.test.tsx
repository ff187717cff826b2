/** Administrators write what the council says about itself; every page shows it, and none waits for it. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { councilSettings } from '#shared/staff/records/council-settings.ts'
import { aCouncil, certificateWords } from '#tests/support/cases/council.ts'
import { failure, openPage } from '#tests/support/pages/open-page.tsx'
import { eventually } from '#tests/support/pages/page-content.ts'
import { staffMember } from '#tests/support/pages/users.ts'

const published = (council: object) => ({ data: { ...councilSettings.parse(council), fees: null } })
const settings = (council: object, version = 1) => ({
  data: { settings: { ...councilSettings.parse(council), version }, changes: [] },
})

const openSettings = async (answers = {}) => {
  const opened = await openPage('/admin/council', {
    staff: staffMember({ roles: ['administrator'] }),
    answers: {
      'GET /api/admin/council-settings': settings({ ...aCouncil, phone: '' }, 4),
      'PATCH /api/admin/council-settings': { data: { ...aCouncil, version: 5 }, message: 'Saved' },
      'GET /api/council': published(aCouncil),
      ...answers,
    },
  })
  await screen.findByLabelText('Full name of the council')
  return opened
}
const save = () => screen.getByRole('button', { name: 'Save' })

test('the form sends every setting with the version that was read, and then asks for the published ones anew', async () => {
  const { user, sent, saved } = await openSettings()
  expect(screen.getByText(/fill in what the council has not said yet: the phone number\./)).toBeTruthy()
  await user.type(screen.getByLabelText('Phone'), '042 99203301')
  await user.clear(screen.getByLabelText('Submitted'))
  await user.click(save())
  await screen.findByText('Saved')
  expect(saved()[0]?.headers.get('if-match')).toBe('"v4"')
  expect(saved()[0]?.body).toEqual({
    ...aCouncil,
    usual_days: { ...aCouncil.usual_days, submitted: null },
    ...{ quorum: null, most_in_charge: 1, shown_places: 'in-charge' },
    certificate: certificateWords,
  })
  const asked = sent.filter(({ path }) => path === '/api/council')
  expect(asked).toHaveLength(2)
})

test('a certificate is seen with the name and the words that are typed, before anybody is asked to confirm them', async () => {
  const { user, saved } = await openSettings()
  await user.click(screen.getByText('See a certificate with these words'))
  await eventually(() => expect(document.querySelector('.certificate')).toBeTruthy())
  const sheet = document.querySelector('.certificate')
  expect(sheet?.textContent).toContain('is registered as a pharmacist with the council.')
  await user.type(screen.getByLabelText(/^Title \(optional\)/), 'Licence to practise')
  await user.type(screen.getByLabelText(/^Words below the name/), 'may practise.')
  await user.type(screen.getByLabelText(/^Name of the council in Urdu/), 'پنجاب فارمیسی کونسل')
  for (const words of [aCouncil.name, 'Licence to practise', ', may practise.', 'پنجاب فارمیسی کونسل'])
    expect(sheet?.textContent).toContain(words)
  await user.click(save())
  await screen.findByText('Saved')
  expect(saved()[0]?.body).toMatchObject({
    certificate: { title: 'Licence to practise', title_ur: '', words: 'may practise.' },
  })
})

test('a letter is seen in the colour and with the words that are typed', async () => {
  const { user, saved } = await openSettings()
  await user.click(screen.getByRole('radio', { name: 'Maroon' }))
  await user.type(screen.getByLabelText(/^Line below/), 'Established under the Pharmacy Act')
  await user.type(screen.getByLabelText(/^Words at the end/), 'Without prejudice.')
  await user.click(screen.getByText('See a letter with these words'))
  await eventually(() => expect(document.querySelector('.letter.paper-maroon')).toBeTruthy())
  const sheet = document.querySelector('.letter')
  for (const words of ['Established under the Pharmacy Act', 'Without prejudice.'])
    expect(sheet?.textContent).toContain(words)
  await user.click(save())
  await screen.findByText('Saved')
  expect(saved()[0]?.body).toMatchObject({ certificate: { colour: 'maroon' } })
})

test('an error in a list names its line, and every error its field', async () => {
  const { user, saved } = await openSettings()
  await user.type(screen.getByLabelText('Phone'), 'ask inside')
  await user.type(screen.getByLabelText('Officers'), '\nClerk')
  await user.type(screen.getByLabelText('In review'), 'x')
  await user.click(save())
  const lines = (await screen.findByRole('alert')).querySelectorAll('li')
  expect([...lines].map((line) => line.textContent)).toEqual([
    'Phone: Enter one phone number like 042 99203301 or 042 111 222 333',
    'In review: Enter whole days, from 1 to 365, or leave it empty',
    'Officers: Line 3: Enter the name after a colon',
  ])
  expect(saved()).toEqual([])
})

test('after a change of a colleague the form shows what was saved below what was changed here', async () => {
  const { user } = await openSettings({
    'PATCH /api/admin/council-settings': failure(412, {
      message: 'Changed meanwhile',
      data: { ...councilSettings.parse(aCouncil), hours: 'Daily', version: 5 },
    }),
  })
  const valueIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
  await user.clear(screen.getByLabelText('Phone'))
  await user.type(screen.getByLabelText('Phone'), '042 111 222 333')
  await user.click(save())
  await screen.findByText(/Somebody else has changed this in the meantime/)
  expect([valueIn('Hours'), valueIn('Phone')]).toEqual(['Daily', '042 111 222 333'])
})

test.each([
  ['administrator', true],
  ['reception', false],
] as const)(
  'the start page tells a member of staff with the role %s what is missing: %s',
  async (role, told) => {
    await openPage('/admin', {
      staff: staffMember({ roles: [role] }),
      answers: {
        'GET /api/council': published({ ...aCouncil, officers: [], email: '' }),
        'GET /api/admin/cases/counts': failure(403),
        'GET /api/admin/cases/days': failure(403),
        'GET /api/admin/work': failure(403),
        'GET /api/admin/fee-schedules/current': failure(403),
      },
    })
    await screen.findByText('042 99203301') // at the end of the page
    const notice = screen.queryByText(/the email address, the officers\./)
    expect(notice?.querySelector('a')?.getAttribute('href') ?? null).toBe(told ? '/admin/council' : null)
  },
)

test('a page without an answer about the council shows its own name and no contact', async () => {
  await openPage('/auth/login', { answers: { 'GET /api/council': failure(503) } })
  expect(screen.getByRole('contentinfo').querySelector('p')?.textContent).toBe('© Pharmacy Council')
})
