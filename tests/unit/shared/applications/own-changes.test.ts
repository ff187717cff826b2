/** What an applicant may change when. */
import { expect, test } from 'vitest'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { levelItem } from '#shared/applications/rules/correctable.ts'
import {
  frozenSentence,
  isRecalled,
  mayChange,
  mayChangeLevel,
  reasonAgainstChange,
  recalledSentence,
} from '#shared/applications/rules/own-changes.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'

const form = (status: (typeof applicationStatuses)[number], ...returned: string[]) => ({
  status,
  corrections: returned.map((item) => ({ item })),
  return_recalled_at: null,
})
const openStatuses = applicationStatuses.filter(isOpen)
const frozen = ['account.name', 'account.cnic', 'applicant.title', 'applicant.photo', 'document.finger_print']
const living = ['account.phone', 'applicant.mobile', 'applicant.designation', 'contact_information.city']

test('without an application everything may be changed', () => {
  for (const item of [...frozen, ...living]) expect(reasonAgainstChange(null, item)).toBeNull()
})

test.each(openStatuses)(
  'while an application is %s, living data may be changed, and nothing else',
  (status) => {
    for (const item of [...living, 'user_application.challan_no'])
      expect(reasonAgainstChange(form(status), item)).toBeNull()
    for (const item of frozen) expect(reasonAgainstChange(form(status), item)).toBe(frozenSentence)
  },
)

test('what was returned may be changed while it is returned; one item among several is enough', () => {
  const items = ['applicant.gender', 'applicant.name']
  expect(mayChange(form('returned', ...items), 'applicant.name')).toBe(true)
  expect(mayChange(form('returned', ...items), 'applicant.father_name')).toBe(false)
  expect(mayChange(form('resubmitted', ...items), 'applicant.name')).toBe(false)
})

test('a paper that was never given may be added at any time', () => {
  for (const status of applicationStatuses)
    expect(mayChange(form(status), 'document.cnic_front_image', false)).toBe(true)
})

test('after the decision everything may be changed but the form of the application', () => {
  for (const status of applicationStatuses.filter((one) => !isOpen(one))) {
    for (const item of frozen) expect(mayChange(form(status), item)).toBe(true)
    expect(reasonAgainstChange(form(status), 'application_form.registrationNo')).toMatch(
      /^The council has decided/,
    )
  }
})

test('a level may be changed where one of its fields was returned, and added where it was returned as missing', () => {
  const [first, , , last] = qualificationLevels
  expect(mayChangeLevel(form('submitted'), first)).toBe(false)
  expect(mayChangeLevel(form('returned', 'qualification_information.1.year_of_passing'), first)).toBe(true)
  expect(mayChangeLevel(form('returned', 'qualification_information.1.year_of_passing'), last)).toBe(false)
  expect(mayChangeLevel(form('returned', levelItem(last)), last)).toBe(true)
  expect(mayChangeLevel(form('approved'), last)).toBe(true)
})

test('a return is recalled where the review goes on after the council took its request back', () => {
  const recalled = { ...form('in-review'), return_recalled_at: '2026-11-22T05:00:00Z' }
  expect(isRecalled(recalled)).toBe(true)
  expect(reasonAgainstChange(recalled, 'applicant.name')).toBe(recalledSentence)
  expect(mayChange(recalled, 'applicant.mobile')).toBe(true)
  expect(isRecalled({ ...recalled, return_recalled_at: null })).toBe(false)
  expect(isRecalled({ ...recalled, status: 'approved' })).toBe(false)
  expect(isRecalled(null)).toBe(false)
})
