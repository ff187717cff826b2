/** The whole office at two cases in a real browser. After each act the page says where the case is and who acts next. */
import { expect, test } from 'vitest'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { importPayment, stepsAtCase } from '#tests/support/browser/case-steps.ts'
import { openJourney } from '#tests/support/browser/journey.ts'
import { openStaffMember, openSubmittedCase } from '#tests/support/browser/staff-and-cases.ts'

const journey = await openJourney()

const unpaid = 'Fee not verified'
const paid = 'Fee verified'
const feeMissing = 'The fee is still to be verified by accounts.'
const recommends = 'the reviewer looks at every point and recommends.'
const decides = 'a registrar decides.'

const openOffice = async () => {
  const application = await openSubmittedCase(journey.url)
  const { application_form: form } = (await application.get('/api/auth/user')).body.data
  const at = async (name: string, role: StaffRole) => {
    const { storageState } = await openStaffMember(journey.url, name, role)
    const { page } = await journey.visitor({ storageState, reducedMotion: 'reduce' })
    return stepsAtCase(page, application.id)
  }
  return {
    application,
    at,
    payment: `20/11/2026;${form.voucher_number};${application.challan};${form.fee_amount}.00`,
  }
}

test('papers and money come first, a case is sent back, returned twice, corrected, approved twice and collected', async () => {
  const { application, at, payment } = await openOffice()
  const reception = await at('Rana Reception', 'reception')
  await reception.page.goto('/admin/cases')
  await reception.page.getByLabel('Find an application').fill(application.reference)
  await reception.page.keyboard.press('Enter') // as a scanner does
  await reception.shows({
    status: 'Submitted',
    fee: unpaid,
    next: `a reviewer starts the review. ${feeMissing}`,
  })
  const papers = reception.page.getByRole('region', { name: 'Papers received' })
  const paper = papers.getByRole('checkbox')
  for (let count = 1; count <= 13; count++) {
    await paper.nth(count - 1).check()
    await papers.getByText(`${count} of 13 received`).waitFor()
  }

  const accounts = await at('Amina Accounts', 'accounts')
  await importPayment(accounts.page, payment)
  const reviewer = await at('Nadia Reviewer', 'reviewer')
  await reviewer.open()
  await reviewer.shows({ status: 'Submitted', fee: paid, next: 'a reviewer starts the review.' })
  await reviewer.page.getByRole('button', { name: 'Start review' }).click()
  await reviewer.shows({ status: 'In review', fee: paid, next: recommends })
  await reviewer.lookAtAll()
  await reviewer.act('Recommend approval', 'Approval recommended')
  await reviewer.shows({ status: 'Awaiting decision', fee: paid, next: decides })

  const registrar = await at('Rabia Registrar', 'registrar')
  await registrar.open()
  await registrar.act('Send back to the reviewer', 'Sent back to the reviewer', (dialog) =>
    dialog.getByLabel('Reason').fill('The city is another one'),
  )
  await registrar.shows({ status: 'In review', fee: paid, next: recommends })

  await reviewer.open()
  await reviewer.page.getByText('The city is another one').waitFor()
  const returned = { status: 'Returned for correction', fee: paid }
  const returnCity = () =>
    reviewer.act('Return for correction', 'Returned for correction', (dialog) =>
      dialog.getByLabel('City', { exact: true }).check(),
    )
  await returnCity()
  await reviewer.shows({ ...returned, next: 'the applicant corrects what was returned.' })
  await reviewer.act('Recall return', 'Return recalled')
  await reviewer.shows({ status: 'In review', fee: paid, next: recommends })
  await returnCity()

  const { page: me } = await journey.visitor({ token: application.token })
  await me.goto('/registration/new')
  await me.getByRole('link', { name: 'City', exact: true }).click()
  await me.getByLabel('City').fill('Kasur')
  await me.getByRole('button', { name: 'Save' }).click()
  await me.getByText('Contact detail updated successfully').waitFor()
  await me.getByRole('button', { name: 'Send again' }).click()
  await me.getByText('Resubmitted').first().waitFor()

  await reviewer.open()
  await reviewer.shows({ status: 'Resubmitted', fee: paid, next: 'a reviewer looks at what was changed.' })
  await reviewer.page.getByRole('button', { name: 'Start review' }).click()
  await reviewer.says('Review started')
  await reviewer.lookAtAll()
  await reviewer.act('Recommend approval', 'Approval recommended')

  const approved = {
    status: 'Approved',
    next: 'reception prepares the certificate and reports that it is ready.',
  }
  await registrar.open()
  await registrar.act('Approve', /^Approved: registration number A-\d{5}$/)
  await registrar.shows(approved)
  await registrar.act('Reverse the approval', 'Sent for confirmation by a second registrar', (dialog) =>
    dialog.getByLabel('Reason').fill('Approved too early'),
  )
  await registrar.shows(approved)
  const second = await at('Rafiq Registrar', 'registrar')
  await second.open()
  await second.page.getByRole('button', { name: 'Confirm: Reverse the approval' }).click()
  await second.says('Approval reversed')
  await second.shows({ status: 'Awaiting decision', fee: paid, next: decides })
  await second.act('Approve', /^Approved: registration number A-\d{5}$/)

  await reception.open()
  await reception.page.getByRole('link', { name: 'Prepare certificate' }).click()
  await reception.page.getByRole('button', { name: 'Prepare certificate' }).click()
  await reception.page.getByRole('button', { name: 'Print', exact: true }).waitFor()
  await reception.open()
  await reception.act('Certificate ready', 'Certificate ready')
  await reception.shows({ status: 'Certificate ready', next: 'reception hands the certificate over.' })
  await reception.act('Hand over certificate', 'Certificate handed over', (dialog) =>
    dialog.getByLabel('I have seen the original CNIC').check(),
  )
  await reception.shows({ status: 'Collected' })
  await papers.getByText(/^Certificate handed over by Rana Reception, .* CNIC seen\.$/).waitFor()
})

test('a case is reviewed before its fee, declined, reopened, and its fee is reversed by two people', async () => {
  const { at, payment } = await openOffice()
  const reviewer = await at('Nadia Reviewer', 'reviewer')
  await reviewer.open()
  await reviewer.page.getByRole('button', { name: 'Start review' }).click()
  await reviewer.shows({ status: 'In review', fee: unpaid, next: `${recommends} ${feeMissing}` })
  await reviewer.lookAtAll()
  await reviewer.act('Recommend approval', 'Approval recommended')
  await reviewer.shows({ status: 'Awaiting fee', fee: unpaid, next: 'accounts verify the fee.' })

  const accounts = await at('Amina Accounts', 'accounts')
  await importPayment(accounts.page, payment)
  const registrar = await at('Rabia Registrar', 'registrar')
  await registrar.open()
  await registrar.shows({ status: 'Awaiting decision', fee: paid, next: decides })
  await registrar.act('Decline', 'Declined', (dialog) =>
    dialog.getByLabel('Reason').fill('The degree is of no known university'),
  )
  await registrar.shows({ status: 'Declined' })
  await registrar.act('Reopen', 'Sent for confirmation by a second registrar', (dialog) =>
    dialog.getByLabel('Reason').fill('The university is known'),
  )
  await registrar.shows({ status: 'Declined' })

  const second = await at('Rafiq Registrar', 'registrar')
  await second.open()
  await second.page.getByRole('button', { name: 'Confirm: Reopen' }).click()
  await second.says('Reopened')
  await second.shows({ status: 'In review', fee: paid, next: recommends })

  const reversal = 'Reverse the fee verification'
  await accounts.open()
  await accounts.act(reversal, 'Sent for confirmation by a second person', (dialog) =>
    dialog.getByLabel('Reason').fill('The bank took it back'),
  )
  await accounts.shows({ status: 'In review', fee: paid, next: recommends })
  await second.open()
  await second.page.getByRole('button', { name: `Confirm: ${reversal}` }).click()
  await second.says('Fee verification reversed')
  await second.shows({ status: 'In review', fee: unpaid, next: `${recommends} ${feeMissing}` })
  expect(await second.page.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0)
})
