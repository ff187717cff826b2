/** A voucher number is unique, whatever the generator of ids answers. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createServices } from '#functions/services.ts'
import { aFormOwner, aSubmitter, noRecords } from '#tests/support/cases/case-items.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

/** Submits an application while the generator of ids answers these ids first. */
const submitted = (ids: string[]) => {
  const next = [...ids]
  const services = createServices(staffStack.services.config, { newId: () => next.shift() ?? randomUUID() })
  return services.applicationForms.submit(
    {
      owner: aFormOwner(),
      person: aSubmitter(),
      stated: {
        ...{ application_title: 'Registration', registrationNo: 'Apply Now' },
        ...{ issueDate: null, expiryDate: null },
      },
      fixed: {
        applicants_id: 'a',
        contact_information_id: 'c',
        qualification_information_id: 'q',
        fee_amount: 2500,
        fee_schedule: 'Sample',
        fee_is_sample: true,
        fee_fixed_on: '2026-11-22',
        pay_by: null,
        declared: 'v1',
      },
      facts: { city: 'Lahore', open_warnings: 0 },
      records: noRecords('9999912345671'),
      former: null,
    },
    { requestId: randomUUID(), now: new Date() },
  )
}

test('a voucher number that is taken is not given again', async () => {
  const chance = randomUUID()
  const first = await submitted([chance])
  const second = await submitted([chance])
  expect(second.voucher_number).not.toBe(first.voucher_number)
})

test('a voucher number stays with its application after it is resubmitted', async () => {
  const [reviewer, application] = [
    await staffStack.staffMember('reviewer'),
    await staffStack.submittedCase({ withDocuments: false }),
  ]
  expect(await staffStack.services.vouchers.ownerOf(application.form.voucher_number)).toBe(application.id)
  const corrections = [{ item: 'contact_information.city', reason: 'other', words: 'Which one?' }]
  await reviewer.act(application.id, 'return', { corrections })
  const own = { token: application.token, params: { id: 'me' } }
  await staffStack.stack.invoke('contactInformation.update', { ...own, body: { city: 'Kasur' } })
  const { body } = await staffStack.stack.invoke('applicantForm.resubmit', own)
  expect([body.data.status, body.data.voucher_number]).toEqual([
    'resubmitted',
    application.form.voucher_number,
  ])
})
