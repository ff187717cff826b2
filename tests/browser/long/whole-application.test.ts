/** The whole life of an application in a real browser, by five people: with a pointer, and without. */
import { expect, test } from 'vitest'
import { aScan, holdDocuments, type PickedFile } from '#tests/support/browser/documents.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { byKeyboard, byPointer, type PageUser } from '#tests/support/browser/keyboard/pointer-or-keyboard.ts'
import { newestEmail } from '#tests/support/browser/received-emails.ts'
import { openStaffMember, waitForCase } from '#tests/support/browser/staff-and-cases.ts'
import { aPng } from '#tests/support/files/images.ts'
import { openAccountAt } from '#tests/support/people/applicants.ts'

const journey = await openJourney()

const said = ({ page }: PageUser, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).waitFor()

/** Chooses a file with a button that asks for one. */
const pick = async (user: PageUser, button: string, file: PickedFile) => {
  const opened = user.page.waitForEvent('filechooser')
  await user.button(button)
  await (await opened).setFiles(file)
}

/** With a pointer office-journey.test.ts and graduate-journey.test.ts go the same way. */
const ways = [
  ['keyboard', byKeyboard],
  ['pointer', byPointer],
] as const

test.each(ways.slice(0, process.env.SCENES === 'all' ? 2 : 1))(
  'an application is submitted, returned, corrected, paid, approved and collected by %s',
  async (_, handsOn) => {
    const account = await openAccountAt(journey.url, 'qualifications')
    await holdDocuments(journey.url, account.token, {
      cnic_front_image: aPng(1600, 1000),
      cnic_back_image: aPng(1600, 1010),
      profile_photo: aPng(700, 900),
      paid_bank_deposit_slip: aPng(900, 1300),
      marksSheet_image: aPng(1200, 900),
      certificate_image: aPng(1300, 900),
    })
    const at = async (storage: object) =>
      handsOn((await journey.visitor({ reducedMotion: 'reduce', ...storage })).page)
    const staffMember = async (
      ...given: Parameters<typeof openStaffMember> extends [string, ...infer Rest] ? Rest : never
    ) => at({ storageState: (await openStaffMember(journey.url, ...given)).storageState })

    const me = await at({ token: account.token })
    await me.page.goto('/registration/new')
    await me.button('Submit application')
    await me.page.getByRole('heading', { name: 'Application submitted' }).waitFor()
    const form = (await account.get('/api/auth/user')).body.data.application_form

    const nadia = await openStaffMember(journey.url, 'Nadia Aslam', 'reviewer')
    const reviewer = await at({ storageState: nadia.storageState })
    await reviewer.page.goto('/admin/cases?status=submitted')
    await reviewer.link(form.reference_no)
    await waitForCase(reviewer.page)
    await reviewer.button('Start review')
    await said(reviewer, 'Review started')
    await reviewer.button('More')
    await reviewer.button('Return for correction')
    await reviewer.check('Profile photo')
    await reviewer.check('City')
    await reviewer.type('City: note (optional)', 'The letterhead says Kasur')
    await reviewer.button('Return for correction')
    await said(reviewer, 'Returned for correction')

    await me.page.goto('/')
    await me.page.getByText('2 things are to be corrected').waitFor()
    await me.link('Correct 2 things')
    const list = me.page.getByRole('region', { name: 'What to correct' }).getByRole('listitem')
    await list.last().waitFor()
    await expect
      .poll(() => list.allTextContents())
      .toEqual([
        'City: Does not match the other papers. The letterhead says KasurNot corrected yet',
        expect.stringMatching(
          /^Profile photo: Not clear enough to readNot corrected yetUploaded .*Replace Profile photo/,
        ),
      ])
    await me.page.getByText('0 of 2 corrected, next: City').waitFor()
    expect(await me.page.getByRole('button', { name: 'Send again' }).count()).toBe(0)
    await me.link('Correct City')
    await me.page.getByText('The council asks you to correct: City.').waitFor()
    await me.type('City', 'Kasur')
    await me.button('Save')
    await me.page.getByText('Contact detail updated successfully').waitFor()
    await me.page.getByText('Before: Lahore. Now: Kasur').waitFor()
    await me.page.getByText('1 of 2 corrected, next: Profile photo').waitFor()
    await me.button('Replace Profile photo')
    await pick(me, 'Choose a file', aScan(710, 910))
    await me.button('Upload')
    await me.page.getByText('2 of 2 corrected').waitFor()
    await me.button('Send again')
    await me.page.getByText('Resubmitted').first().waitFor()

    await reviewer.page.goto('/admin/cases?status=resubmitted')
    await reviewer.page.getByText('Back from correction').waitFor()
    await reviewer.link(form.reference_no)
    await waitForCase(reviewer.page)
    await reviewer.page.getByText('Changed before: Lahore').waitFor()
    await reviewer.button('3 Profile photo (changed)')
    await reviewer.button('Show the returned file')
    await reviewer.page.getByRole('img', { name: 'Profile photo as returned', exact: true }).waitFor()

    await nadia.review((await account.get('/api/auth/user')).body.data.id)

    const accounts = await staffMember('Amina Accounts', 'accounts')
    await accounts.page.goto('/admin/bank-statement')
    const row = `20/11/2026;${form.voucher_number};CH-${form.voucher_number};${form.fee_amount}.00`
    const buffer = Buffer.from(`Date;Voucher no;Challan no;Amount\n${row}\n`)
    await pick(accounts, 'Choose a file', { name: 'november.csv', mimeType: 'text/csv', buffer })
    await accounts.page.getByRole('heading', { name: 'november.csv: 1 row, 1 to be verified' }).waitFor()
    await accounts.button('Verify 1 payment')
    await accounts.page.getByText('1 row, 1 verified').waitFor()

    const registrar = await staffMember('Rabia Registrar', 'registrar')
    await registrar.page.goto('/admin/cases?status=awaiting-decision')
    await registrar.link(form.reference_no)
    await waitForCase(registrar.page)
    await registrar.button('Approve')
    await registrar.button('Approve')
    await said(registrar, /Approved: registration number A-\d{5}/)
    const email = async () => (await newestEmail(journey.url, account.person.email)).subject
    await expect.poll(email).toBe('Your application has been approved')

    const reception = await staffMember('Rana Reception', 'reception')
    await reception.page.goto('/admin/cases')
    await reception.type('Find an application', form.reference_no)
    await reception.page.keyboard.press('Enter') // as a scanner does
    await waitForCase(reception.page)
    await reception.check('Transcript')
    await reception.page.getByText('1 of 13 received').waitFor()
    await reception.link('Prepare certificate')
    await reception.button('Prepare certificate')
    await reception.page.getByRole('button', { name: 'Print', exact: true }).waitFor()
    await reception.page.goBack()
    await waitForCase(reception.page)
    await reception.button('Certificate ready')
    await reception.button('Certificate ready')
    await said(reception, 'Certificate ready')
    await reception.button('Hand over certificate')
    await reception.check('I have seen the original CNIC')
    await reception.type('Reason', 'The last papers came by post')
    await reception.button('Hand over certificate')
    await said(reception, 'Certificate handed over')

    await me.page.goto('/registration/new')
    await me.page.getByText('Start a renewal in the portal before the expiry date').waitFor()
    await me.page.getByText(/^A-\d{5}$/).waitFor()
    await me.button('Start a renewal')
    await me.button('Start')
    await me.page.getByText('You can begin a new application').waitFor()
    await expect.poll(() => me.page.getByLabel('Registration no.').first().inputValue()).toMatch(/^A-\d{5}$/)
    for (const user of [me, reviewer, accounts, registrar, reception]) expect(user.faults()).toEqual([])
  },
)
