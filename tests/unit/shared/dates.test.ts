import { describe, expect, it } from 'vitest'
import {
  applicantDateErrors,
  feeDateErrors,
  qualificationDateErrors,
  registrationDateErrors,
  userApplicationDateErrors,
} from '#shared/rules/dates.ts'

const today = '2026-11-21'

describe('the date of birth', () => {
  it.each([
    ['2010-11-21', undefined],
    ['2010-11-22', ['You must be at least 16 years old']],
    ['2026-11-20', ['You must be at least 16 years old']],
    ['2026-11-21', ['Date of birth must be in the past']],
    ['2026-11-22', ['Date of birth must be in the past']],
  ])('%s: %s', (date_of_birth, messages) => {
    expect(applicantDateErrors({ date_of_birth }, today).date_of_birth).toEqual(messages)
  })

  it('is not looked at when it is not sent', () => {
    expect(applicantDateErrors({}, today)).toEqual({})
  })

  it('on a leap day is old enough on the leap day 16 years later, not the day before', () => {
    expect(applicantDateErrors({ date_of_birth: '2012-02-29' }, '2028-02-29')).toEqual({})
    expect(applicantDateErrors({ date_of_birth: '2012-02-29' }, '2028-02-28')).not.toEqual({})
  })
})

describe('a qualification', () => {
  it('of this year with a degree of today is right', () => {
    expect(qualificationDateErrors({ year_of_passing: '2026', degree_issue_date: today }, today)).toEqual({})
  })

  it('is not of next year, and its degree not of tomorrow', () => {
    const errors = qualificationDateErrors(
      { year_of_passing: '2027', degree_issue_date: '2026-11-22' },
      today,
    )
    expect(errors).toEqual({
      year_of_passing: ['Year of passing must not be in the future'],
      degree_issue_date: ['Degree issue date must not be in the future'],
    })
  })

  it('has its degree in or after the year of passing', () => {
    const errors = (degree_issue_date: string) =>
      qualificationDateErrors({ year_of_passing: '2020', degree_issue_date }, today)
    expect(errors('2020-01-01')).toEqual({})
    expect(errors('2019-12-31')).toEqual({
      degree_issue_date: ['Degree issue date must be in or after the year of passing'],
    })
  })

  it('is judged by what is sent', () => {
    expect(qualificationDateErrors({}, today)).toEqual({})
    expect(qualificationDateErrors({ degree_issue_date: '2019-01-01' }, today)).toEqual({})
  })
})

it('a registration was issued today at the latest', () => {
  expect(registrationDateErrors({ issueDate: today }, today)).toEqual({})
  expect(registrationDateErrors({ issueDate: null }, today)).toEqual({})
  expect(registrationDateErrors({ issueDate: '2026-11-22' }, today)).toHaveProperty('issueDate')
})

describe('a user application record', () => {
  it('of today is right, and so is one without the dates that may be empty', () => {
    const dates = { date_of_birth: '1990-03-17', category_issue_date: today, challan_submit_date: today }
    expect(userApplicationDateErrors(dates, today)).toEqual({})
    expect(userApplicationDateErrors({ category_issue_date: '', challan_submit_date: '' }, today)).toEqual({})
  })

  it('is not issued or paid tomorrow, nor held by a child', () => {
    const dates = {
      date_of_birth: '2010-11-22',
      category_issue_date: '2026-11-22',
      challan_submit_date: '2026-11-22',
    }
    expect(userApplicationDateErrors(dates, today)).toEqual({
      date_of_birth: ['You must be at least 16 years old'],
      category_issue_date: ['Category issue date must not be in the future'],
      challan_submit_date: ['Challan submit date must not be in the future'],
    })
  })
})

it('a fee is asked for a degree issued today at the latest', () => {
  expect(feeDateErrors({ issue_date: today }, today)).toEqual({})
  expect(feeDateErrors({ issue_date: '2026-11-22' }, today)).toHaveProperty('issue_date')
})
