/** A hospital asks by name about a holder with a hold, is let in, lists the number, and hears of a suspension: by e-mail, and by its program. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '#functions/platform/services/config.ts'
import { createServices } from '#functions/services.ts'
import { minuteWork } from '#functions/workers/minute-work.ts'
import { addDays, dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { holdSentence } from '#shared/register/rules/register-words.ts'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { sidewaysFaults } from '#tests/support/browser/page-layout.ts'
import { newestEmail } from '#tests/support/browser/received-emails.ts'
import { openStaffMember } from '#tests/support/browser/staff-and-cases.ts'
import { aProposedStanding } from '#tests/support/cases/registrations.ts'
import { openAccount } from '#tests/support/people/applicants.ts'
import { call } from '#tests/support/portal/http-client.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'
import { until } from '#tests/support/waiting/until.ts'

const journey = await openJourney()
const { url } = journey
const services = createServices(readConfig(process.env), { log: () => {} })
const phone = { viewport: { width: 360, height: 740 } }

test('a hospital asks by name and reads the hold; once two registrars have let it in it has an e-mail about a suspension, and its program reads it; the holder knows who watches', async () => {
  const { token, id, person } = await openAccount(url)
  const { number } = await aStoredRegistration(services, { holder: id, photo: null })
  const email = `pharmacy-${randomUUID()}@mayo.example`
  const organisation = `Mayo Hospital ${number}`

  const { page } = await journey.visitor(phone)
  const faults = async () => [...(await axeViolations(page)), ...(await sidewaysFaults(page))]
  await page.goto('/checks')
  await page.locator('#no-script-note').waitFor({ state: 'detached' })
  await page.getByLabel('Email address of your organisation').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  const link = /\/checks\/open\/[\w-]{43}/.exec((await newestEmail(url, email)).text)?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('Name of your organisation').fill(organisation)
  await page.getByRole('button', { name: 'Save' }).click()

  const { page: holder } = await journey.visitor({ ...phone, token })
  await holder.goto('/own-registration/checks')
  await holder.getByRole('button', { name: 'Hold' }).click()
  await holder.getByLabel('Current password', { exact: true }).fill(person.password)
  expect([...(await axeViolations(holder)), ...(await sidewaysFaults(holder))]).toEqual([])
  await holder.getByRole('button', { name: 'Hold' }).click()
  await holder.getByText(`Since ${formatDate(dayInKarachi(new Date()))} the register says`).waitFor()
  await newestEmail(url, person.email, 'There is a hold on your registration')
  const { page: stranger } = await journey.visitor(phone)
  await stranger.goto(`/ur/register/${number}`)
  await stranger.getByText(holdSentence.ur).waitFor()

  await page.getByLabel('Registration numbers').fill(number)
  await page.getByLabel('Employment').check()
  await page.getByLabel('Premises').fill('Mayo Hospital, Lahore')
  await page.getByRole('button', { name: 'Ask the register' }).click()
  await page.getByText('The holder asks to be seen in person').waitFor()
  expect(await faults()).toEqual([])
  await page.getByRole('button', { name: 'Ask about others' }).click()
  await holder.reload()
  await holder.getByRole('button', { name: `Not me: ${organisation}` }).click()
  await holder.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: 'Watch registrations' }).click()
  await page.getByLabel('For what you need it').fill('We employ pharmacists')
  expect(await faults()).toEqual([])
  await page.getByRole('button', { name: 'Ask to be let in' }).click()
  await page.getByText('You asked on').waitFor()

  const [first, second] = [
    await openStaffMember(url, 'Rabia Registrar', 'registrar'),
    await openStaffMember(url, 'Sana Registrar', 'registrar'),
  ]
  const { page: office } = await journey.visitor({ storageState: first.storageState })
  await office.goto('/admin/watchers')
  await office.getByRole('button', { name: `Let in: ${organisation}` }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Last day').fill(formatDate(addDays(dayInKarachi(new Date()), 300)))
  await dialog.getByLabel('Reason').fill('A letter of its head was seen')
  await dialog.getByRole('button', { name: 'Send for confirmation' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const { page: colleague } = await journey.visitor({ storageState: second.storageState })
  await colleague.goto('/admin/confirmations')
  await colleague.getByRole('button', { name: new RegExp(`^Confirm, Let ${organisation}`) }).click()
  await colleague.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await newestEmail(url, email, 'Your organisation may watch registrations')

  await page.reload()
  await page.getByLabel('Registration numbers').fill(number)
  await page.getByRole('button', { name: 'Show what changes' }).click()
  await page.getByText('New: 1').waitFor()
  expect(await faults()).toEqual([])
  await page.getByRole('button', { name: 'Save the list' }).click()
  await page.getByText('Your list is saved').waitFor()
  await page.getByRole('button', { name: 'Make a key' }).click()
  const key = (await page.locator('code').textContent()) ?? ''

  await holder.goto('/own-registration')
  await holder.getByText(organisation).waitFor()

  const propose = `/api/admin/registrations/${number}/standing`
  await call(url, 'POST', propose, { token: first.token, body: aProposedStanding({ version: 2 }) })
  const { body: waiting } = await call(url, 'GET', '/api/admin/proposals', { token: second.token })
  const proposal = waiting.data.open.find(({ title }: { title: string }) => title.includes(number))
  const confirm = { token: second.token, body: { action: 'confirm' } }
  await call(url, 'POST', `/api/admin/proposals/${proposal.id}/acts`, confirm)

  const changes = await until(async () => {
    const { body } = await call(url, 'GET', '/api/watch/changes?after=0', { token: key })
    return body.data.changes.length > 0 && body.data.changes
  }, 'the change, for the program')
  expect(changes).toMatchObject([
    {
      ...{ id: 1, number, changed: ['standing', 'hold'] },
      now: { standing: 'suspended', wording: 'inquiry', hold: false },
    },
  ])
  await minuteWork(services)()
  const { text } = await newestEmail(url, email, 'A registration that you watch has changed')
  expect(text).toContain(`${number}, Ayesha Siddiqa: suspended.`)
  await page.reload()
  await page.getByRole('link', { name: number }).waitFor()
  expect(await faults()).toEqual([])
})
