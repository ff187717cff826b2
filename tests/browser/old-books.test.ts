/** An old book in a real browser: chosen, read, imported, a page scanned; and a number of it claimed with a photo, and renewed. */
import { expect, test } from 'vitest'
import { addDays, dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { registers } from '#tests/support/browser/first-steps.ts'
import { follow, press } from '#tests/support/browser/forms.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { newestEmail } from '#tests/support/browser/received-emails.ts'
import { bringIn, prepareBooks } from '#tests/support/browser/scenes/book-scenes.ts'
import { chooseStatement, openStaffMember } from '#tests/support/browser/staff-and-cases.ts'
import { aPhotoFile, countTaps, smallPhone } from '#tests/support/browser/taps.ts'
import { aBookRow } from '#tests/support/cases/books.ts'
import { aPng } from '#tests/support/files/images.ts'
import {
  aContact,
  anApplicant,
  aPerson,
  aQualification,
  openAccount,
  pharmacyDegree,
} from '#tests/support/people/applicants.ts'

const journey = await openJourney()

const header = 'Reg. No.,Name,Father Name,CNIC,Date of Registration,Valid upto,Page,E-mail'
const inTheBook = 'in.the.book@example.com'

test('a registrar brings a book in with a scan, another compares and confirms it by the keyboard; a person links a number of it with the code of the mailbox', async () => {
  const person = await openAccount(journey.url)
  const { name, father_name, cnic } = person.person
  const clerk = await openStaffMember(journey.url, 'Rabia Registrar', 'registrar')
  const { page } = await journey.visitor({ storageState: clerk.storageState })
  await page.goto('/admin')
  await follow(page, 'Old books')
  await page.getByLabel('Name of the book').fill('Register A, volume 3')
  await press(page, 'Begin the book')
  await page.getByRole('heading', { name: 'Register A, volume 3' }).waitFor()

  await chooseStatement(
    page,
    [
      header,
      `RPh-31/90,${name.toUpperCase()},${father_name},${cnic},04-05-1990,03-05-2027,7,${inTheBook}`,
      'RPh-32/90,Bilal Khan,Hamza Khan,,05-05-1990,03-05-2027,7,',
      'RPh-33/90,,Hamza Khan,,05-05-1990,03-05-2027,7,',
    ].join('\n'),
  )
  await page.getByText('2 rows can be read, 1 row cannot').waitFor()
  await press(page, 'Send 2 rows')
  await page.getByText('3 rows, 1 not readable, not sent for confirmation yet').waitFor()

  await page.getByLabel('Page', { exact: true }).fill('7')
  const opened = page.waitForEvent('filechooser')
  await press(page, 'Choose the scan')
  await (await opened).setFiles({ name: 'page-7.png', mimeType: 'image/png', buffer: aPng(300, 400) })
  await press(page, 'Attach the scan')
  await page.getByLabel('Show page').selectOption('7')
  await page.getByRole('img', { name: 'Page 7' }).waitFor()
  await press(page, 'Ask for the confirmation')
  await page.getByText('Next: another registrar.').waitFor()

  const colleague = await openStaffMember(journey.url, 'Zara Second', 'registrar')
  const { page: other } = await journey.visitor({ storageState: colleague.storageState })
  const { promise: scanned, resolve: showScan } = Promise.withResolvers<void>()
  await other.route('**/pages/7', async (route) => {
    await scanned
    await route.continue()
  })
  await other.goto('/admin/confirmations')
  await follow(other, 'Compare and confirm')
  await other.getByText('Row 1 of 2').waitFor()
  await other.getByRole('button', { name: 'It agrees', disabled: true }).press('Enter')
  showScan()
  await other.getByRole('img', { name: 'Page 7' }).waitFor()
  await other.getByRole('button', { name: 'It agrees' }).focus()
  for (const said of ['Row 2 of 2', 'You compared 2 rows; all agree']) {
    await other.keyboard.press('Enter')
    await other.getByText(said).waitFor()
  }
  await other.keyboard.press('Enter')
  await other.getByText('3 rows, 2 taken, 1 not readable').waitFor()
  await other.getByRole('button', { name: /^Taken into the register/ }).waitFor()
  expect(await other.evaluate(() => document.activeElement?.textContent)).toBe('Register A, volume 3')

  const { page: own } = await journey.visitor({ token: person.token })
  await own.goto('/claim')
  await own.getByLabel('Registration number').fill('rph 31/90')
  await own.getByLabel('Name', { exact: true }).fill(name)
  await own.getByLabel('Father’s name').fill(father_name)
  const chooser = own.waitForEvent('filechooser')
  await own.getByRole('button', { name: 'Choose a file' }).first().click()
  await (await chooser).setFiles({ name: 'certificate.png', mimeType: 'image/png', buffer: aPng(400, 300) })
  await press(own, 'Send the claim')
  await own.getByRole('heading', { name: 'Your claim needs a proof' }).waitFor()
  const { text } = await newestEmail(journey.url, inTheBook)
  await own.getByLabel('Code of the email').fill(String(/\w{4}-\w{4}-\w{4}/.exec(text)?.[0]))
  await press(own, 'Link my registration')
  await own.getByRole('heading', { name: 'Your registration is linked' }).waitFor()
  const { registration } = (await person.get('/api/auth/user')).body.data
  expect(registration).toMatchObject({ number: 'RPh-31/90', standing: 'active' })
})

test('two registrars link a claim by the keyboard, the second with four keys', async () => {
  const [first, second] = [
    await openStaffMember(journey.url, 'Farah First', 'registrar'),
    await openStaffMember(journey.url, 'Zara Second', 'registrar'),
  ]
  const { claim } = await prepareBooks(journey.url, first)
  const { page } = await journey.visitor({ storageState: first.storageState })
  await page.goto(`/admin/claims/${claim}`)
  await page.getByRole('button', { name: 'Link with RPh-2101/87' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Reason').focus()
  await page.keyboard.type('Came with the original')
  await page.keyboard.press('Control+Enter')
  await page.getByText('proposed by Farah First').waitFor()

  const { page: confirming } = await journey.visitor({ storageState: second.storageState })
  await confirming.goto('/admin/confirmations')
  await confirming.getByRole('button', { name: /^Confirm, Link RPh-2101/ }).focus()
  for (const key of ['Enter', 'Control+Enter']) {
    await confirming.keyboard.press(key)
    if (key === 'Enter') await confirming.getByRole('dialog').waitFor()
  }
  await confirming.getByText('Confirmed: Link RPh-2101/87').waitFor()
  await page.reload()
  await page.getByText(/Linked by Farah First and Zara Second/).waitFor()
})

test('whoever stands in an old book comes from the door to the renewal that is handed in with 20 taps', async () => {
  const clerk = await openStaffMember(journey.url, 'Rabia Registrar', 'registrar')
  const person = aPerson({ cnic: '9999900000002' })
  const { name, father_name, cnic } = person
  const email = 'renewing.holder@example.com'
  const row = aBookRow({ name, father_name, cnic, email, valid_until: addDays(dayInKarachi(new Date()), 10) })
  await bringIn(journey.url, clerk, row)
  const { page } = await journey.visitor({ ...smallPhone, reducedMotion: 'reduce' })
  const phone = countTaps(page)

  await page.goto('/auth/start')
  await registers(phone, person, 'I already have a registration number')
  phone.begin('claim')
  await phone.type({ 'Registration number': row.number })
  await phone.pick(aPhotoFile(1300, 900))
  await phone.button('Send the claim')
  await phone.says('Your claim needs a proof')
  const { text } = await newestEmail(journey.url, email)
  await phone.typeHere('Code of the email', String(/\w{4}-\w{4}-\w{4}/.exec(text)?.[0]))
  await phone.button('Link my registration')
  await phone.says('Your registration is linked. Fill in what its renewal needs')

  phone.begin('what the book does not know')
  const me = anApplicant()
  await phone.select('Title', me.title)
  await phone.type({ 'Date of birth': formatDate(me.date_of_birth), Domicile: me.domicile })
  await phone.choose('Religion', me.religion)
  await phone.choose('Marital status', me.marital_status)
  await phone.select('Field of work', me.fields)
  await phone.button('Save')
  await phone.says('User detail added successfully')
  const { residential, city } = aContact()
  const addresses = { 'Residential address': residential, 'Permanent address': '' }
  await phone.type({ ...addresses, 'Professional address (optional)': '', City: city })
  await phone.button('Same as residential')
  await phone.button('Save')
  await phone.says('Contact detail added successfully')
  const degree = aQualification(pharmacyDegree)
  await phone.type({
    'Year of passing': String(degree.year_of_passing),
    'Degree issue date': formatDate(degree.degree_issue_date),
    'Name of institute': degree.name_of_institute,
    'Board / university': degree.board_university,
  })
  await phone.button('Save')
  await phone.says('Qualification Information added successfully')

  phone.begin('renewal')
  await phone.says('Renewal, 2 of 3: Fee and voucher')
  await phone.says(/^Fee: Rs\. \d+/)
  await phone.link('Continue')
  await phone.button('Hand in the renewal')
  await phone.says('Your renewal is handed in')
  console.info('taps of an old-book holder:', phone.counts(), phone.total())
  expect(phone.total()).toBeLessThanOrEqual(20)
})
