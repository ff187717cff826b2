/** Whoever signs out in one tab is signed out in all of them, and what was typed in the others goes too. */
import { expect, test } from 'vitest'
import { demoAdministrator } from '#infra/local/seed.ts'
import { fillIn, heading, press, signIn } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openAccountAt } from '#tests/support/people/applicants.ts'

const journey = await openJourney()

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')).length

test('what an applicant typed is removed when they log out in another tab', async () => {
  const { token, person } = await openAccountAt(journey.url, 'contact')
  const { page: typing } = await journey.visitor({ token })
  await typing.goto('/contact-information/me/edit')
  await fillIn(typing, { City: 'Multan' })
  await expect.poll(() => typing.evaluate(drafts)).toBe(1)

  const leaving = await typing.context().newPage()
  await leaving.goto('/dashboard')
  await press(leaving, `Account menu, ${person.name}`)
  await press(leaving, 'Log out')

  await typing.waitForURL('**/auth/login')
  await expect.poll(() => typing.evaluate(drafts)).toBe(0)
})

test('staff who log out in one tab are at the sign-in in the other, and sign in again in both', async () => {
  const { page: typing } = await journey.visitor()
  await typing.goto('/admin')
  await signIn(typing, demoAdministrator)
  await heading(typing).filter({ hasText: 'Welcome, Administrator' }).waitFor()
  await typing.evaluate(() => sessionStorage.setItem('draft:staff:note', '{"at":1,"values":{}}'))

  const other = await typing.context().newPage()
  await other.goto('/admin')
  await press(other, 'Account menu, Administrator')
  await press(other, 'Log out')
  await typing.waitForURL('**/admin/auth/login')
  await expect.poll(() => typing.evaluate(drafts)).toBe(0)

  await signIn(other, demoAdministrator)
  await heading(typing).filter({ hasText: 'Welcome, Administrator' }).waitFor()
})
