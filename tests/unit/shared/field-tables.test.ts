/** The tables of fields agree with the schemas where the compiler cannot compare them. */
import { describe, expect, it, test } from 'vitest'
import { accountFields } from '#shared/applications/field-tables/account.ts'
import { applicantFields } from '#shared/applications/field-tables/applicant.ts'
import { applicationFormFields } from '#shared/applications/field-tables/application-form.ts'
import { contactInformationFields } from '#shared/applications/field-tables/contact-information.ts'
import { qualificationInformationFields } from '#shared/applications/field-tables/qualification-information.ts'
import { userApplicationFields } from '#shared/applications/field-tables/user-application.ts'
import { newApplicant } from '#shared/applications/records/applicant.ts'
import { newApplicationForm } from '#shared/applications/records/application-form.ts'
import {
  contactInformationRecord,
  newContactInformation,
} from '#shared/applications/records/contact-information.ts'
import { newQualificationInformation } from '#shared/applications/records/qualification-information.ts'
import { newUserApplication } from '#shared/applications/records/user-application.ts'
import { type FieldTable, fieldsOf, fieldText } from '#shared/kit/field.ts'
import { sectionsOf, startingValues } from '#web/ui/form/field-sections.ts'

const tables: [name: string, fields: FieldTable, shape: Record<string, object>][] = [
  ['applicant', applicantFields, newApplicant.shape],
  ['contact information', contactInformationFields, newContactInformation.shape],
  ['qualification', qualificationInformationFields, newQualificationInformation.shape],
  ['application form', applicationFormFields, newApplicationForm.shape],
  ['user application', userApplicationFields, newUserApplication.shape],
]

test.each(tables)('%s: the options of each field are those of its schema', (_name, fields, shape) => {
  for (const [key, field] of fieldsOf(fields))
    expect([key, 'options' in field ? field.options : undefined]).toEqual([
      key,
      (shape[key] as { options?: string[] }).options,
    ])
})

test('no two columns of the printed form have the same place', () => {
  const printed = [accountFields, ...tables.map(([, fields]) => fields)]
    .flatMap((fields) => fieldsOf(fields as FieldTable))
    .flatMap(([, field]) => (field.printed ? [`${field.printed.block} ${field.printed.place}`] : []))
  expect(new Set(printed).size).toBe(printed.length)
})

test('a record saved before a field existed reads with that field empty', () => {
  const saved = { id: 'c1', version: 2, residential: '1 Mall', permanent: '2 Mall', city: 'Lahore' }
  expect(contactInformationRecord.parse(saved)).toMatchObject({ ...saved, professional: '' })
})

describe('a form', () => {
  it('shows every field in the order of its sections', () => {
    expect(sectionsOf(userApplicationFields).map(({ section, keys }) => [section, keys.length])).toEqual([
      ['Personal', 4],
      ['Registration', 6],
      ['Challan', 5],
    ])
    expect(sectionsOf(contactInformationFields)).toEqual([
      { section: '', keys: Object.keys(contactInformationFields) },
    ])
  })

  it('asks for an applicant in the order of the specification, the photo after the telephones', () => {
    expect(sectionsOf(applicantFields).flatMap(({ keys }) => keys)).toEqual([
      ...['title', 'name', 'father_name', 'gender', 'date_of_birth', 'religion', 'marital_status'],
      ...['domicile', 'country_of_birth', 'telephoneRes', 'telephoneOffice', 'mobile', 'photo'],
      ...['designation', 'organization', 'fields'],
    ])
  })

  it('starts with the values of the record, else with known ones, else empty', () => {
    const start = (record: object | null) =>
      startingValues(contactInformationFields, record, { city: 'Lahore', permanent: undefined })
    expect(start(null)).toMatchObject({ residential: '', permanent: '', professional: '', city: 'Lahore' })
    expect(start({ city: 'Kasur', permanent: '2 Mall' })).toMatchObject({
      city: 'Kasur',
      permanent: '2 Mall',
    })
  })
})

test('field values are shown in the formats that people use', () => {
  expect(fieldText(applicantFields.date_of_birth, '1990-03-17')).toBe('17-03-1990')
  expect(fieldText(accountFields.cnic, '9999912345671')).toBe('99999-1234567-1')
  expect(fieldText(applicantFields.fields, 'Hose Wife')).toBe('Housewife')
  expect(fieldText(userApplicationFields.gender, 'm')).toBe('Male')
  expect(fieldText(contactInformationFields.city, null)).toBe('')
})
