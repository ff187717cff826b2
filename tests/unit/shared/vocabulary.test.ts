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

it('has the titles of people', { tags: ['record.applicant.title'] }, () => {
  expect(titles).toEqual(['Mr.', 'Mrs.', 'Miss', 'Ms.', 'Dr.'])
})

it('has the genders of an applicant', { tags: ['record.applicant.gender'] }, () => {
  expect(genders).toEqual(['Female', 'Male', 'Other'])
})

it('has the religions', { tags: ['record.applicant.religion'] }, () => {
  expect(religions).toEqual(['Muslim', 'Non-Muslim', 'Qadiani'])
})

it('has the marital statuses', { tags: ['record.applicant.marital-status'] }, () => {
  expect(maritalStatuses).toEqual(['Married', 'Single', 'Separated/Divorced', 'Widow'])
})

it('has twelve fields of work, and shows better English for one of them', {
  tags: ['record.applicant.fields'],
}, () => {
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

it('has four levels of qualification', {
  tags: ['record.qualification-information.level', 'constant.levels'],
}, () => {
  expect(qualificationLevels).toEqual([
    'SSC / Matriculation / O - level',
    'HEC / Intermediate/ A - level',
    'B Pharm / Pharm D',
    'M.Phil/M.Pharm',
  ])
})

it('has two titles of an application, and what stands for a number', {
  tags: ['record.application-form.title', 'record.application-form.registration-no'],
}, () => {
  expect(applicationTitles).toEqual(['Renewal', 'Registration'])
  expect(noRegistrationNumberYet).toBe('Apply Now')
})

it('has two fees', { tags: ['record.fee.title', 'constant.fee-types'] }, () => {
  expect(feeTitles).toEqual(['New Registration', 'Renewal Registration'])
})

it('has the letters and words for the gender of a record', {
  tags: ['record.user-application.gender', 'screen.user-application-gender'],
}, () => {
  expect(recordGenders).toEqual(['m', 'f'])
  expect(['m', 'f', 'other', ''].map(recordGenderLabel)).toEqual(['Male', 'Female', 'Female', 'Female'])
})

it('has three categories', { tags: ['record.user-application.category-type', 'constant.categories'] }, () => {
  expect(categoryTypes).toEqual(['Category A', 'Category B', 'Category C'])
})
