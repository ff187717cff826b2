/** An application comes back with two reasons, is put right and handed in again, and is taken back by another. */
import { expect, test } from 'vitest'
import { openJourney } from '#tests/support/browser.ts'
import { caseIsThere, openCase, openClerk } from '#tests/support/journey-desk.ts'
import { aPng } from '#tests/support/photo.ts'
import { upload } from '#tests/support/uploads.ts'

const journey = openJourney()

test('the applicant reads what is wrong, puts it right, and hands it in again', async () => {
  const reviewer = await openClerk(journey.url, 'Nadia Aslam', 'reviewer')
  const account = await openCase(journey.url)
  const corrections = [
    { item: 'contact_information.city', reason: 'does-not-match', words: 'The letterhead says Kasur' },
    { item: 'document.profile_photo', reason: 'not-clear', words: '' },
  ]
  await reviewer.act(account.id, 'return', { corrections })

  const { page } = await journey.visitor({ token: account.token })
  await page.goto('/')
  await page.getByText('The council has returned your application: 2 things are to be put right.').waitFor()
  await page.getByRole('link', { name: 'See what to do' }).click()
  const list = page.getByRole('region', { name: 'To be put right' }).getByRole('listitem')
  await list.last().waitFor()
  expect(await list.allTextContents()).toEqual([
    'City: It does not match the other papers. The letterhead says KasurNot changed yet.',
    'Profile photo: It is not clear enough to read',
  ])
  await page.getByRole('button', { name: 'Hand in again' }).click()
  await page.getByText('Put right first: City, Profile photo').waitFor()

  await page.getByRole('link', { name: 'City' }).click()
  await page.getByLabel('City').fill('Kasur')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Contact detail updated successfully').waitFor()
  expect((await upload(account, 'profile_photo', aPng(90, 90))).status).toBe(200)

  await page.goto('/registration/new')
  await page.getByText('Before: Lahore. Now: Kasur').waitFor()
  await page.getByRole('button', { name: 'Hand in again' }).click()
  await page.getByText('Resubmitted').first().waitFor()
  expect(await page.getByRole('region', { name: 'To be put right' }).count()).toBe(0)

  const desk = (await journey.visitor({ storageState: reviewer.storageState })).page
  await desk.goto('/admin/cases?status=resubmitted')
  await desk.getByText('Came back to you').waitFor()
  await desk.getByRole('link', { name: account.reference }).click()
  await caseIsThere(desk)
  await desk.getByText('Changed before: Lahore').waitFor()
  await desk.getByRole('button', { name: '3 Profile photo (changed)' }).click()
  await desk.getByRole('button', { name: 'Show the returned file' }).click()
  await desk.getByRole('img', { name: 'Profile photo as returned', exact: true }).waitFor()
})

test('what was not returned is refused with a message at its field, and what was typed stays', async () => {
  const account = await openCase(journey.url)
  const { page } = await journey.visitor({ token: account.token })
  await page.goto('/contact-information/me/edit')
  await page.getByLabel('City').fill('Multan')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Only what the council returns can be changed').first().waitFor()
  expect(await page.getByLabel('City').inputValue()).toBe('Multan')
})

test('an application is withdrawn after one question', async () => {
  const account = await openCase(journey.url, { complete: false })
  const { page } = await journey.visitor({ token: account.token })
  await page.goto('/registration/new')
  await page.getByRole('button', { name: 'Withdraw the application' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByText('You have taken your application back').waitFor()
  expect(await page.getByRole('button', { name: 'Withdraw the application' }).count()).toBe(0)
})
