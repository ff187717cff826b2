import { describe, expect, it } from 'vitest'
import {
  applicantDateErrors,
  feeDateErrors,
  qualificationDateErrors,
  registrationDateErrors,
  userApplicationDateErrors,
} from '#shared/kit/dates.ts'

const today = '2026-11-21'

describe('the date of birth', () => {
  it.each([
    ['2010-11-21', undefined],
    ['2010-11-22', ['You must be at least 16 years old']],
    ['1900-01-01', ['Check the year of your date of birth']],
    ['2026-11-20', ['You must be at least 16 years old']],
    ['2026-11-21', ['Date of birth must be in the past']],
    ['2026-11-22', ['Date of birth must be in the past']],
  ])('%s: %s', (date_of_birth, messages) => {
    expect(applicantDateErrors({ date_of_birth }, today).date_of_birth).toEqual(messages)
  })

  it('is not checked when it is not sent', () => {
    expect(applicantDateErrors({}, today)).toEqual({})
  })

  it('on a leap day is accepted from the leap day 16 years later', () => {
    expect(applicantDateErrors({ date_of_birth: '2012-02-29' }, '2028-02-29')).toEqual({})
    expect(applicantDateErrors({ date_of_birth: '2012-02-29' }, '2028-02-28')).not.toEqual({})
  })
})

describe('a qualification', () => {
  it('of this year with a degree of today is accepted', () => {
    expect(qualificationDateErrors({ year_of_passing: '2026', degree_issue_date: today }, today)).toEqual({})
  })

  it('of next year, or with a degree of tomorrow, is refused', () => {
    const errors = qualificationDateErrors(
      { year_of_passing: '2027', degree_issue_date: '2026-11-22' },
      today,
    )
    expect(errors).toEqual({
      year_of_passing: ['Year of passing must not be in the future'],
      degree_issue_date: ['Degree issue date must not be in the future'],
    })
  })

  it('must have its degree in or after the year of passing', () => {
    const errors = (degree_issue_date: string) =>
      qualificationDateErrors({ year_of_passing: '2020', degree_issue_date }, today)
    expect(errors('2020-01-01')).toEqual({})
    expect(errors('2019-12-31')).toEqual({
      degree_issue_date: ['Degree issue date must be in or after the year of passing'],
    })
  })

  it('is checked by the fields that are sent', () => {
    expect(qualificationDateErrors({}, today)).toEqual({})
    expect(qualificationDateErrors({ degree_issue_date: '2019-01-01' }, today)).toEqual({})
    expect(qualificationDateErrors({ year_of_passing: '2019' }, today)).toEqual({})
    expect(qualificationDateErrors({ year_of_passing: '2019', degree_issue_date: '' }, today)).toEqual({})
  })

  it('is checked while the year still has spaces around it, as it may be typed', () => {
    expect(qualificationDateErrors({ year_of_passing: ' 2027 ' }, today)).toHaveProperty('year_of_passing')
    expect(qualificationDateErrors({ year_of_passing: ' ٢٠٢٦ ' }, today)).toEqual({})
  })
})

it('the issue date of a registration may not be in the future', () => {
  expect(registrationDateErrors({ issueDate: today }, today)).toEqual({})
  expect(registrationDateErrors({ issueDate: null }, today)).toEqual({})
  expect(registrationDateErrors({ issueDate: '2026-11-22' }, today)).toEqual({
    issueDate: ['Issue date must not be in the future'],
  })
})

describe('a user application record', () => {
  it('is accepted with dates of today and with optional dates left empty', () => {
    const dates = { date_of_birth: '1990-03-17', category_issue_date: today, challan_submit_date: today }
    expect(userApplicationDateErrors({ ...dates, verification_date: today }, today)).toEqual({})
    expect(userApplicationDateErrors({ category_issue_date: '', challan_submit_date: '' }, today)).toEqual({})
  })

  it('is refused with an issue, payment or verification date of tomorrow and with the birth date of a child', () => {
    const dates = {
      date_of_birth: '2010-11-22',
      category_issue_date: '2026-11-22',
      challan_submit_date: '2026-11-22',
      verification_date: '2026-11-22',
    }
    expect(userApplicationDateErrors(dates, today)).toEqual({
      date_of_birth: ['You must be at least 16 years old'],
      category_issue_date: ['Category issue date must not be in the future'],
      challan_submit_date: ['Challan submit date must not be in the future'],
      verification_date: ['Verification date must not be in the future'],
    })
  })
})

it('a fee calculation needs a degree date that is not in the future', () => {
  expect(feeDateErrors({ issue_date: today }, today)).toEqual({})
  expect(feeDateErrors({ issue_date: '2026-11-22' }, today)).toEqual({
    issue_date: ['Degree issue date must not be in the future'],
  })
})
