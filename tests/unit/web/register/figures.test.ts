import { expect, it } from 'vitest'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'
import { figuresOf } from '#web/features/applications/information/figures.ts'

const aUser = (given: object = {}) =>
  ({
    applicant: null,
    contact_information: null,
    qualification_information: [],
    application_form: null,
    held_documents: [],
    ...given,
  }) as unknown as CurrentUser
const figures = (user: CurrentUser) =>
  Object.fromEntries(figuresOf(user, '2026-11-21').map(({ label, value }) => [label, value]))

it('Analytics counts nothing for a newcomer', () => {
  expect(figures(aUser())).toEqual({
    'Steps complete': '0 of 5',
    'Required qualifications added': '0 of 3',
    'Qualifications added': '0 of 4',
    'Documents uploaded': '0 of 11',
    'Applications submitted': '0',
  })
})

it('Analytics counts steps, qualifications, documents, the fee and the days since the application in Karachi', () => {
  const user = aUser({
    applicant: {},
    contact_information: {},
    qualification_information: qualificationLevels.map((qualification_level) => ({ qualification_level })),
    held_documents: ['profile_image', 'finger_print'],
    application_form: {
      submitted_at: '2026-11-18T19:00:00.000Z',
      fee_amount: 7500,
      voucher_number: '4829135706',
    },
  })
  expect(figures(user)).toMatchObject({
    'Required qualifications added': '3 of 3',
    'Qualifications added': '4 of 4',
    'Documents uploaded': '2 of 11',
    'Applications submitted': '1',
    'Days since you submitted': '2',
    Fee: 'Rs. 7500/-',
  })
})
