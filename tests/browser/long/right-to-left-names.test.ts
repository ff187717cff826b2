/** People with names in Urdu, and in two scripts: no screen turns the words round, moves what follows them, or cuts them. */
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { namesOn } from '#tests/support/browser/name-order.ts'
import { open } from '#tests/support/browser/screen-content.ts'
import { openStaffMember, waitForCase } from '#tests/support/browser/staff-and-cases.ts'
import { aPhoto } from '#tests/support/files/images.ts'
import {
  aContact,
  anApplicant,
  aQualification,
  intermediate,
  matriculation,
  openAccount,
  pharmacyDegree,
} from '#tests/support/people/applicants.ts'

const journey = await openJourney()
const [name, father, clerk] = ['محمد علی Khan', 'محمد عمران Ahmed', 'نادیہ Malik']

const account = await openAccount(journey.url, { name, father_name: father })
const named = { name, father_name: father, photo: aPhoto() }
await account.post('/api/applications', anApplicant(named))
await account.post('/api/contact-information', aContact())
for (const level of [matriculation, intermediate, pharmacyDegree])
  await account.post('/api/qualification-information', aQualification(level))

const widths = [1280, 360]

test('an applicant sees names in the order in which they are read', async () => {
  const { page } = await journey.visitor({ token: account.token, reducedMotion: 'reduce' })
  const expected: Record<string, string[]> = {
    '/': [name],
    '/portfolio': [name, father],
    '/applications': [name, father],
    '/registration/new': [name, father],
    '/printOut/new': [name, father],
  }
  for (const [path, names] of Object.entries(expected)) {
    if (path === '/printOut/new')
      await account.post('/api/applicant-form', { application_title: 'Registration' })
    await open(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const { shown, faults } = await namesOn(page, names)
      expect({ path, width, faults, shown: shown.sort() }).toEqual({
        path,
        width,
        faults: [],
        shown: names.sort(),
      })
    }
  }
})

test('staff see names of applicants and colleagues in the order in which they are read', async () => {
  const form = (await account.get('/api/auth/user')).body.data.application_form
  const reviewer = await openStaffMember(journey.url, clerk, 'reviewer')
  await reviewer.act(account.id, 'start-review')
  await reviewer.note(account.id, 'The name is in Urdu on the CNIC')
  const { page } = await journey.visitor({ storageState: reviewer.storageState, reducedMotion: 'reduce' })
  const registrar = await openStaffMember(journey.url, 'Rabia Registrar', 'registrar')
  const { page: other } = await journey.visitor({
    storageState: registrar.storageState,
    reducedMotion: 'reduce',
  })
  const look = async (where: typeof page, what: string, names: string[]) => {
    for (const width of widths) {
      await where.setViewportSize({ width, height: 800 })
      const { shown, faults } = await namesOn(where, [name, father, clerk])
      expect({ what, width, faults }).toEqual({ what, width, faults: [] })
      expect(shown, `${what} at ${width}`).toEqual(expect.arrayContaining(names))
    }
    await where.setViewportSize({ width: 1280, height: 800 })
  }
  await open(page, '/admin')
  await look(page, 'My work', [name, clerk])
  await open(other, `/admin/cases?q=${form.reference_no}`)
  await other.getByRole('table').waitFor()
  await look(other, 'search', [name, clerk])
  await open(other, `/admin/cases/${account.id}`)
  await waitForCase(other)
  await look(other, 'case', [name])
  await other.getByRole('button', { name: 'History', exact: true }).click()
  await other.getByText('Review started').waitFor()
  await look(other, 'history', [clerk])
  await open(other, `/admin/cases/${account.id}/print`)
  await look(other, 'printed case', [name, father, clerk])
})
