/** The closed lists, word for word as they are stored. */
import { expect, it } from 'vitest'
import {
  applicationTitles,
  categoryTypes,
  feeTitles,
  fieldsOfWork,
  genders,
  labelOf,
  maritalStatuses,
  noRegistrationNumberYet,
  qualificationLevels,
  recordGenderLabel,
  recordGenders,
  religions,
  titles,
} from '#shared/vocabulary.ts'

it('has the titles of people [3.applicant.title]', () => {
  expect(titles).toEqual(['Mr.', 'Mrs.', 'Miss', 'Ms.', 'Dr.'])
})

it('has the genders of an applicant [3.applicant.gender]', () => {
  expect(genders).toEqual(['Female', 'Male', 'Other'])
})

it('has the religions [3.applicant.religion]', () => {
  expect(religions).toEqual(['Muslim', 'Non-Muslim', 'Qadiani'])
})

it('has the marital statuses [3.applicant.marital-status]', () => {
  expect(maritalStatuses).toEqual(['Married', 'Single', 'Separated/Divorced', 'Widow'])
})

it('has twelve fields of work, and shows better English for one of them [3.applicant.fields]', () => {
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

it('has four levels of qualification [3.qualification-information.level] [9.levels]', () => {
  expect(qualificationLevels).toEqual([
    'SSC / Matriculation / O - level',
    'HEC / Intermediate/ A - level',
    'B Pharm / Pharm D',
    'M.Phil/M.Pharm',
  ])
})

it('has two titles of an application, and what stands for a number [3.application-form.title] [3.application-form.registration-no]', () => {
  expect(applicationTitles).toEqual(['Renewal', 'Registration'])
  expect(noRegistrationNumberYet).toBe('Apply Now')
})

it('has two fees [3.fee.title] [9.fee-types]', () => {
  expect(feeTitles).toEqual(['New Registration', 'Renewal Registration'])
})

it('has the letters and words for the gender of a record [3.user-application.gender] [2.screen.user-application-gender]', () => {
  expect(recordGenders).toEqual(['m', 'f'])
  expect(['m', 'f', 'other', ''].map(recordGenderLabel)).toEqual(['Male', 'Female', 'Female', 'Female'])
})

it('has three categories [3.user-application.category-type] [9.categories]', () => {
  expect(categoryTypes).toEqual(['Category A', 'Category B', 'Category C'])
})
