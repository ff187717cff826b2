/** The closed lists, word for word as they are stored. */
import { expect, it } from 'vitest'
import { applicationTitles, feeTitles, noRegistrationNumberYet } from '#shared/vocabulary/applications.ts'
import {
  categoryTypes,
  fieldsOfWork,
  genders,
  labelOf,
  maritalStatuses,
  qualificationLevels,
  recordGenderLabel,
  recordGenders,
  religions,
  titles,
} from '#shared/vocabulary/people.ts'

it('the titles of people are a fixed list', () => {
  expect(titles).toEqual(['Mr.', 'Mrs.', 'Miss', 'Ms.', 'Dr.'])
})

it('the genders of an applicant are a fixed list', () => {
  expect(genders).toEqual(['Female', 'Male', 'Other'])
})

it('the religions are a fixed list', () => {
  expect(religions).toEqual(['Muslim', 'Non-Muslim', 'Qadiani'])
})

it('the marital statuses are a fixed list', () => {
  expect(maritalStatuses).toEqual(['Married', 'Single', 'Separated/Divorced', 'Widow'])
})

it('there are twelve fields of work, and one is shown in better English', () => {
  expect(fieldsOfWork).toEqual([
    'Academia',
    'Clinical Trials',
    'Community Pharmacy / Medical Store',
    'Hose Wife',
    'Hospital Pharmacy',
    'Marketing',
    'Overseas',
    'Production',
    'Quality Assurance',
    'Quality control',
    'Regulatory Affairs',
    'Sales',
  ])
  expect(labelOf('Hose Wife')).toBe('Housewife')
})

it('there are four qualification levels', () => {
  expect(qualificationLevels).toEqual([
    'SSC / Matriculation / O - level',
    'HEC / Intermediate/ A - level',
    'B Pharm / Pharm D',
    'M.Phil/M.Pharm',
  ])
})

it('an application has one of two titles, and “Apply Now” until it has a number', () => {
  expect(applicationTitles).toEqual(['Renewal', 'Registration'])
  expect(noRegistrationNumberYet).toBe('Apply Now')
})

it('there are two fees', () => {
  expect(feeTitles).toEqual(['New Registration', 'Renewal Registration'])
})

it('the gender of a user application record is a letter with a label', () => {
  expect(recordGenders).toEqual(['m', 'f'])
  expect(['m', 'f', 'other', ''].map(recordGenderLabel)).toEqual(['Male', 'Female', 'Female', 'Female'])
})

it('there are three categories', () => {
  expect(categoryTypes).toEqual(['Category A', 'Category B', 'Category C'])
})
