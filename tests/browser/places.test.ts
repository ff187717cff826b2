/** A place of practice from its declaration to the stranger who scans the card at its door. */
import { expect, test } from 'vitest'
import { readConfig } from '#functions/platform/services/config.ts'
import { createServices } from '#functions/services.ts'
import { addDays, dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { drawnPdf } from '#tests/support/browser/drawn-pdf.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { headingFaults, sidewaysFaults } from '#tests/support/browser/page-layout.ts'
import { newestEmail } from '#tests/support/browser/received-emails.ts'
import { openStaffMember } from '#tests/support/browser/staff-and-cases.ts'
import { aDeclaredPlace } from '#tests/support/cases/registrations.ts'
import { printed, readPdf } from '#tests/support/files/read-pdf.ts'
import { openAccount } from '#tests/support/people/applicants.ts'
import { call } from '#tests/support/portal/http-client.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const journey = await openJourney()
const services = createServices(readConfig(process.env), { log: () => {} })
const a5InPoints = [420, 595]
const phone = { viewport: { width: 360, height: 740 } }

test('a holder declares a place, is told of another one with its licence, moves on, and whoever scans a card at a door reads what holds today', async () => {
  const { token, id, person } = await openAccount(journey.url)
  const { number } = await aStoredRegistration(services, { holder: id })
  const { page } = await journey.visitor({ ...phone, token })
  const today = dayInKarachi(new Date())
  const faults = async () => [
    ...(await axeViolations(page)),
    ...(await headingFaults(page)),
    ...(await sidewaysFaults(page)),
  ]
  const declare = async (premises: string, since: string) => {
    await page.getByRole('button', { name: 'Add a place' }).click()
    await page.getByLabel('Name of the premises').fill(premises)
    await page.getByLabel('What it is').selectOption('Medical store')
    await page.getByLabel('Address').fill('12 Mall Road')
    await page.getByLabel('City').fill('Lahore')
    await page.getByLabel('Drug sale licence number').fill(`05-352 of ${number}`)
    await page.getByLabel('In charge').check()
    await page.getByRole('textbox', { name: 'Since' }).fill(formatDate(since))
    await page.getByRole('button', { name: 'Save the place' }).click()
  }
  /** The address in the QR code, as a phone reads it from the paper. */
  const cardOf = async (premises: string) => {
    await page.getByRole('link', { name: 'Card for the door' }).click()
    await page.getByRole('heading', { name: premises }).waitFor()
    expect(await faults()).toEqual([])
    const pdf = await printed(page)
    expect((await readPdf(pdf)).sizes).toEqual([a5InPoints])
    const { page: reader } = await journey.visitor({ bypassCSP: true })
    const { code } = await drawnPdf(reader, pdf, 1, { dotsPerInch: 200 })
    await page.goBack()
    return code!
  }
  const atDoor = async (code: string, way = '/verify') => {
    const { page: stranger } = await journey.visitor(phone)
    await stranger.goto(code.replace('/verify', way))
    await stranger.locator('#verdict').waitFor()
    return stranger.locator('#verdict').textContent()
  }

  await page.goto('/own-registration/places')
  const longAgo = addDays(today, -30)
  await declare('Al-Shifa Medical Store', longAgo)
  await page.getByRole('heading', { name: 'Al-Shifa Medical Store' }).waitFor()
  const first = await cardOf('Al-Shifa Medical Store')
  expect(await atDoor(first)).toContain(`Practises here since ${formatDate(longAgo)}`)

  const second = await openAccount(journey.url)
  await aStoredRegistration(services, { holder: second.id })
  const same = aDeclaredPlace({ licence: `05-352 of ${number}` })
  await call(journey.url, 'POST', '/api/own-registration/places', { token: second.token, body: same })
  const told = await newestEmail(
    journey.url,
    person.email.toLowerCase(),
    'Somebody else says to be in charge',
  )
  expect(told.text).toContain(number)

  await page.getByRole('button', { name: 'Show my photo' }).click()
  await page.getByRole('button', { name: 'Do not show my photo' }).waitFor()
  expect(await faults()).toEqual([])
  const { page: asker } = await journey.visitor(phone)
  await asker.goto(first)
  await asker.getByRole('img', { name: /^Photo of / }).waitFor()
  await asker.getByRole('button', { name: 'No: tell the council' }).waitFor()
  expect([...(await axeViolations(asker)), ...(await sidewaysFaults(asker))]).toEqual([])

  await declare('Ravi Pharmacy', today)
  await page.getByLabel('I am not in charge of Al-Shifa Medical Store any more').check()
  expect(await faults()).toEqual([])
  await page.getByRole('button', { name: 'Save the place' }).click()
  await page.getByRole('heading', { name: 'Ravi Pharmacy' }).waitFor()
  expect(await atDoor(first)).toContain(`Not here any more since ${formatDate(today)}`)
  expect(await atDoor(await cardOf('Ravi Pharmacy'), '/ur/verify')).toContain('یہاں کام کرتا ہے')

  const { page: stranger } = await journey.visitor(phone)
  await stranger.goto(`/register/${number}`)
  await stranger.getByText('Ravi Pharmacy, 12 Mall Road, Lahore').waitFor()

  // Three taps from what the code says to the office.
  const { page: customer } = await journey.visitor(phone)
  await customer.goto(first)
  await customer.getByRole('button', { name: 'Tell the council' }).click()
  await customer.getByLabel('Somebody else works under this name').check()
  expect([...(await axeViolations(customer)), ...(await sidewaysFaults(customer))]).toEqual([])
  await customer.getByRole('button', { name: 'Send' }).click()
  await customer.getByText('The council’s office has it.').waitFor()

  const clerk = await openStaffMember(journey.url, 'Rabia Registrar', 'registrar')
  const { page: office } = await journey.visitor({ storageState: clerk.storageState })
  await office.goto('/admin/concerns')
  await office.getByText(`Al-Shifa Medical Store, Lahore, in charge since ${formatDate(longAgo)}`).waitFor()
  await office.getByRole('link', { name: 'Concerns 1 waiting' }).waitFor()
  await office.getByRole('button', { name: new RegExp(`^End: ${number}`) }).click()
  await office.getByLabel('Outcome').selectOption('Given to an inspector')
  await office.getByLabel('Note').fill('The holder moved, and the old card hangs there still')
  await office.getByRole('dialog').getByRole('button', { name: 'End' }).click()
  await office.getByRole('cell', { name: 'Given to an inspector' }).waitFor()
  await office.getByRole('link', { name: 'Concerns', exact: true }).waitFor()
})
