/** What an applicant may still change after submission. */
import { expect, test } from 'vitest'
import { isRecalled, lockedItems, mayChange } from '#shared/rules/corrections.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'

const returned = { status: 'returned' as const, corrections: [{ item: 'applicant.name' }] }

test('before submission everything may be changed', () => {
  expect(mayChange(null, 'applicant.name')).toBe(true)
  expect(mayChange(null, 'document.cnic_front_image', false)).toBe(true)
})

test('after submission only what was returned may be changed, and only while it is returned', () => {
  expect(mayChange(returned, 'applicant.name')).toBe(true)
  expect(mayChange(returned, 'applicant.gender')).toBe(false)
  for (const status of applicationStatuses.filter((one) => one !== 'returned'))
    expect(mayChange({ ...returned, status }, 'applicant.name')).toBe(false)
})

test('one returned item among several is enough', () => {
  const two = { ...returned, corrections: [{ item: 'applicant.gender' }, { item: 'applicant.name' }] }
  expect(mayChange(two, 'applicant.name')).toBe(true)
  expect(mayChange({ ...returned, corrections: [] }, 'applicant.name')).toBe(false)
})

test('a paper that is not there yet may be added until the decision', () => {
  const closedTo = applicationStatuses.filter(
    (status) => !mayChange({ status, corrections: [] }, 'document.cnic_front_image', false),
  )
  expect(closedTo).toEqual(['approved', 'certificate-ready', 'collected', 'declined', 'withdrawn'])
})

test('the locked items are those that may not be changed; a missing paper is not one', () => {
  const items = ['applicant.name', 'applicant.gender', 'document.cnic_front_image']
  expect(lockedItems(returned, items)).toEqual(items.slice(1))
  expect(lockedItems(returned, items, (item) => !item.startsWith('document.'))).toEqual(['applicant.gender'])
})

test('a return is recalled where the review goes on after the council took its request back', () => {
  const recalled = { status: 'in-review' as const, return_recalled_at: '2026-11-22T05:00:00Z' }
  expect(isRecalled(recalled)).toBe(true)
  expect(isRecalled({ ...recalled, return_recalled_at: null })).toBe(false)
  expect(isRecalled({ ...recalled, status: 'approved' })).toBe(false)
  expect(isRecalled(null)).toBe(false)
})
