/** The frame of every screen: Analytics, the sidebar in a low window, dark colours. */
import { expect, test } from 'vitest'
import { follow, heading, press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { open, summary } from '#tests/support/browser/screen-content.ts'
import { openAccountAt } from '#tests/support/people/applicants.ts'

const journey = await openJourney()
const account = await openAccountAt(journey.url, 'form')

const signedIn = async (path = '/', viewport = { width: 1280, height: 900 }) => {
  const { page } = await journey.visitor({ token: account.token, viewport })
  await open(page, path)
  return page
}

test('Analytics shows a person’s own application in figures', async () => {
  const page = await signedIn()
  await press(page, `Account menu, ${account.person.name}`)
  await follow(page, 'Analytics')
  await heading(page).filter({ hasText: 'Analytics' }).waitFor()
  await expect
    .poll(() => summary(page))
    .toEqual([
      ['Steps complete', '4 of 5'],
      ['Required qualifications added', '3 of 3'],
      ['Qualifications added', '3 of 4'],
      ['Documents uploaded', '0 of 11'],
      ['Applications submitted', '1'],
      ['Days since you submitted', '0'],
      ['Fee', 'Rs. 7500/-'],
      ['Voucher number', expect.stringMatching(/^\d{3} \d{3} \d{4}$/)],
    ])
})

test('the sidebar scrolls in a low window, and closing a group keeps the entry in view', async () => {
  const page = await signedIn('/calculator', { width: 1280, height: 320 })
  const area = page.locator('.sidebar-scroll')
  const scrolled = () =>
    area.evaluate((element) => ({
      over: element.scrollHeight > element.clientHeight,
      overflow: getComputedStyle(element).overflowY,
    }))
  await expect.poll(() => scrolled()).toEqual({ over: true, overflow: 'auto' })
  const inView = () =>
    area.evaluate((element) => {
      const [frame, link] = [element, element.querySelector('[aria-current]')!].map((one) =>
        one.getBoundingClientRect(),
      )
      return link!.top >= frame!.top && link!.bottom <= frame!.bottom
    })
  await expect.poll(inView).toBe(true)
  const group = page.getByRole('button', { name: 'Applicant Information', exact: true })
  for (const round of [1, 2]) {
    await area.evaluate((element) => element.scrollTo(0, 0))
    await group.press('Enter')
    await expect.poll(() => group.getAttribute('aria-expanded')).toBe(String(round === 2))
    await expect.poll(inView).toBe(true)
  }
})

test('a wish for dark colours changes nothing', async () => {
  const page = await signedIn()
  const light = await page.screenshot({ animations: 'disabled' })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(light.equals(await page.screenshot({ animations: 'disabled' }))).toBe(true)
})
