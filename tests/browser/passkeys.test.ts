/** Passkeys with a real browser and its virtual authenticator, at the address of one machine that can own them. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoAdministrator } from '#infra/local/seed.ts'
import { fillIn, follow, heading, press, signIn } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openAccount } from '#tests/support/people/applicants.ts'

const journey = await openJourney()
/** An address of numbers can own no passkeys. */
const atLocalhost = () => journey.url.replace('127.0.0.1', 'localhost')

/** A phone that is unlocked whenever it is asked. */
const giveAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  })
  return {
    /** Whether the person unlocks it. */
    unlocks: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

test('an applicant adds a passkey, signs in with it, and removes it', async () => {
  const { person } = await openAccount(journey.url)
  const { page } = await journey.visitor({ baseURL: atLocalhost() })
  const phone = await giveAuthenticator(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/auth/login')
  await signIn(page, person)
  await heading(page).filter({ hasText: 'Welcome' }).waitFor()
  expect(loaded.filter((url) => url.includes('answer-passkey'))).toEqual([])

  await page.goto('/portfolio')
  await follow(page, 'Sign-ins and devices')
  await press(page, 'Add a passkey')
  await fillIn(page, { 'Name of the passkey': 'My phone', 'Current password': person.password })
  await press(page, 'Continue')
  await page.getByText('The passkey has been added').waitFor()
  await page.getByRole('listitem').filter({ hasText: 'My phone' }).waitFor()

  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/auth/login')
  await phone.unlocks(false)
  await press(page, 'Sign in with a passkey')
  await page.getByRole('alert').filter({ hasText: 'No passkey was used' }).waitFor()
  await phone.unlocks(true)
  await press(page, 'Sign in with a passkey')
  await heading(page).filter({ hasText: 'Welcome' }).waitFor()

  await page.goto('/portfolio/sign-ins')
  await page.getByText('Signed in with a passkey').waitFor()
  await press(page, 'Remove My phone')
  await fillIn(page, { 'Current password': person.password })
  await press(page, 'Remove')
  await page.getByText('You have no passkeys').waitFor()
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/auth/login')
  await press(page, 'Sign in with a passkey')
  await page.getByRole('alert').filter({ hasText: 'This passkey does not sign in here' }).waitFor()
})

test('a member of staff uses a passkey after the password, alone, and before a change of the account', async () => {
  const { page } = await journey.visitor({ baseURL: atLocalhost() })
  await giveAuthenticator(page)
  const welcome = heading(page).filter({ hasText: 'Welcome, Administrator' })
  const signedOut = async () => {
    await page.evaluate(() => localStorage.removeItem('admin_token'))
    await page.goto('/admin/auth/login')
  }
  await page.goto('/admin/auth/login')
  await signIn(page, demoAdministrator)
  await welcome.waitFor()
  await page.goto('/admin/security')
  await press(page, 'Add a passkey')
  await fillIn(page, { 'Name of the passkey': 'Office computer', Password: demoAdministrator.password })
  await press(page, 'Continue')
  await page.getByRole('listitem').filter({ hasText: 'Office computer' }).waitFor()

  await signedOut()
  await signIn(page, demoAdministrator)
  await page.getByText('Now use your passkey.').waitFor()
  await press(page, 'Use your passkey')
  await welcome.waitFor()

  await signedOut()
  await press(page, 'Sign in with a passkey')
  await welcome.waitFor()

  await page.goto('/admin/security')
  await press(page, 'Remove Office computer')
  await fillIn(page, { Password: demoAdministrator.password })
  await press(page, 'Remove')
  await page.getByRole('alert').filter({ hasText: 'This is your last passkey' }).waitFor()
})

test('at the address of numbers the pages say where passkeys work', async () => {
  const { token } = await openAccount(journey.url)
  const { page } = await journey.visitor({ token })
  await page.goto('/portfolio/sign-ins')
  await page.getByRole('link', { name: atLocalhost() }).waitFor()
  expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/auth/login')
  await press(page, 'Sign in with a passkey')
  await page
    .getByRole('alert')
    .filter({ hasText: `Passkeys work only at ${atLocalhost()}` })
    .waitFor()
})
