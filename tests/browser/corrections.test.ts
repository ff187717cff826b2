/** Locked fields after submission, and the withdrawal of an application. */
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openSubmittedCase } from '#tests/support/browser/staff-and-cases.ts'

const journey = openJourney()

test('an application is withdrawn after one confirmation', async () => {
  const account = await openSubmittedCase(journey.url, { complete: false })
  const { page } = await journey.visitor({ token: account.token })
  await page.goto('/registration/new')
  await page.getByRole('button', { name: 'Withdraw the application' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByText('You have taken your application back').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Withdraw the application' }).count()).toBe(0)
})
