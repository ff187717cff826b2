/** From a new account to the print-out without a pointer, and the sidebar's toggle. */
import { expect, test } from 'vitest'
import { formatDate } from '#shared/kit/format.ts'
import { labelOf, qualificationLevels, shortLevelNames } from '#shared/vocabulary/people.ts'
import { heading } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { keyboardOf } from '#tests/support/browser/keyboard/keyboard.ts'
import {
  aContact,
  anApplicant,
  aPerson,
  aQualification,
  openAccount,
  openAccountAt,
} from '#tests/support/people/applicants.ts'

const journey = await openJourney()

test('everything from registering to the print-out works with the keyboard alone', async () => {
  const { page } = await journey.visitor()
  const keys = keyboardOf(page)
  const person = aPerson()
  const applicant = anApplicant()
  const contact = aContact()
  // A new screen moves the focus to its heading: before that it is not there yet.
  const at = (words: string) =>
    page.getByRole('heading', { level: 1, name: words, exact: true }).and(page.locator(':focus')).waitFor()

  await page.goto('/auth/login')
  await page.locator('#no-script-note').waitFor({ state: 'detached' }) // before that a link loads a page
  await keys.link('Register')
  await at('Register')
  await keys.type('Full name', person.name)
  await keys.type("Father's name", person.father_name)
  await keys.type('CNIC', person.cnic)
  await keys.type('Contact no', person.phone)
  await keys.type('Email', person.email)
  await keys.type('Password', person.password)
  await keys.type('Confirm password', person.password)
  await page.keyboard.press('Enter')
  await at(`Welcome, ${person.name}`)

  await keys.link('Continue: Personal information')
  await at('Add personal information')
  await keys.select('Title', 'Ms.')
  await keys.choose('Gender', 0)
  await keys.type('Date of birth', '17-03-1990')
  await keys.choose('Religion', 0)
  await keys.choose('Marital status', 1)
  await keys.type('Domicile', 'Lahore')
  await keys.type('Telephone (residence) (optional)', String(applicant.telephoneRes))
  await keys.select('Field of work', 'Hospital')
  await keys.button('Save and continue')
  await at('Personal information')

  await keys.link('Continue: Contact information')
  await at('Add contact information')
  await keys.type('Residential address', String(contact.residential).replace('\n', ', '))
  await keys.button('Same as residential')
  await keys.type('City', 'Lahore')
  await keys.button('Save and continue')
  await at('Contact information')

  for (const level of qualificationLevels.slice(0, 3)) {
    const given = aQualification(level)
    await keys.link(`Continue: ${shortLevelNames[level]} qualification`)
    await at(`Add ${labelOf(level)}`)
    await keys.type('Year of passing', String(given.year_of_passing))
    await keys.type('Degree issue date', formatDate(given.degree_issue_date))
    await keys.type('Name of institute', given.name_of_institute)
    await keys.type('Board / university', given.board_university)
    await keys.button('Save and continue')
  }
  await at('Qualification information')

  await keys.link('Continue: Registration form')
  await at('New Registration')
  await keys.button('Submit application')
  await page.getByRole('heading', { name: 'Application submitted' }).waitFor()
  await keys.link('Print the application form')
  await page.getByRole('heading', { name: 'Application for Registration' }).waitFor()
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await keys.button('Print Application Form')
  await page.locator('html[data-printed]').waitFor()

  expect(keys.faults()).toEqual([])
})

test.each(['no-preference', 'reduce'] as const)(
  'the sidebar toggles by keyboard (motion: %s)',
  async (motion) => {
    const { token } = await openAccount(journey.url)
    const { page } = await journey.visitor({ token, reducedMotion: motion })
    await page.clock.install()
    await page.goto('/')
    const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
    await toggle.waitFor()
    await page.evaluate(() => {
      document.documentElement.dataset.resized = '0'
      window.addEventListener('resize', () => {
        document.documentElement.dataset.resized = String(
          Number(document.documentElement.dataset.resized) + 1,
        )
      })
    })
    const resized = () => page.evaluate(() => document.documentElement.dataset.resized)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const keys = keyboardOf(page)

    for (const [round, key] of ['Enter', 'Space', 'Enter'].entries()) {
      const closing = round % 2 === 0
      await keys.goTo(toggle)
      await page.keyboard.press(key)
      await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe(String(!closing))
      await expect.poll(resized).toBe(String(round + 1))
      await page.clock.fastForward(5000) // a timer that is still set would fire now
      await expect.poll(() => resized()).toBe(String(round + 1))
      await navigation.waitFor({ state: closing ? 'hidden' : 'visible' })
    }
    await page.reload()
    await toggle.waitFor()
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false')
    expect(keys.faults()).toEqual([])
  },
)

test('the drawer on phones keeps the focus and returns it when closed', async () => {
  const { token } = await openAccount(journey.url)
  const { page } = await journey.visitor({
    token,
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  })
  await page.goto('/')
  const keys = keyboardOf(page)
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
  await keys.goTo(toggle)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Close sidebar' }).and(page.locator(':focus')).waitFor()
  for (let tabs = 0; tabs < 15; tabs++) {
    await keys.tab()
    const outside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && !focused?.closest('#sidebar') ? focused?.outerHTML : undefined
    })
    expect(outside).toBeUndefined()
  }
  await page.keyboard.press('Escape')
  await toggle.and(page.locator(':focus')).waitFor()

  await page.keyboard.press('Enter')
  await keys.link('Fee Calculator')
  await heading(page).filter({ hasText: 'Fee calculator' }).waitFor()
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false')
  expect(keys.faults()).toEqual([])
})

test('on a phone the bar with Save never covers the focused field', async () => {
  const { token } = await openAccountAt(journey.url, 'qualifications')
  const { page } = await journey.visitor({
    token,
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
  })
  const keys = keyboardOf(page)
  for (const path of ['/applications/me/edit', '/contact-information/me/edit', '/portfolio/me/edit']) {
    await page.goto(path)
    await page.locator('form').waitFor()
    const last = page.getByRole('link', { name: 'Cancel', exact: true })
    await keys.goTo(last)
    const first = page.getByRole('button', { name: 'Toggle sidebar' })
    while (!(await first.evaluate((element) => element === document.activeElement))) await keys.tab(true)
  }
  expect(keys.faults()).toEqual([])
})
