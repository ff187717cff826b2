import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { blankColumns } from '#shared/applications/rules/blank-columns.ts'
import { aPrintOut } from '../../../support/cases/a-print-out.ts'

const sample = aPrintOut()
const complete: PrintOut = {
  ...sample,
  applicant: {
    ...sample.applicant,
    telephoneRes: '042 35761234',
    telephoneOffice: '042 35761235',
    photo: 'blob:photo',
  },
  contact_information: { ...sample.contact_information, professional: '3 Mall' },
}

const labels = (record: PrintOut) => blankColumns(record).required.map((column) => column.label)
const withApplicant = (changes: Partial<PrintOut['applicant']>): PrintOut => ({
  ...complete,
  applicant: { ...complete.applicant, ...changes },
})

describe('blank columns', () => {
  it('do not exist in a complete record', () => {
    expect(blankColumns(complete)).toEqual({ required: [], optional: [] })
  })

  it('name a missing photo and where to add it', () => {
    expect(blankColumns(withApplicant({ photo: null })).required).toEqual([
      { label: 'Photo', path: '/applications/me/edit' },
    ])
  })

  it('that are optional, telephones and the professional address, are shown as N/A', () => {
    const record = {
      ...withApplicant({ telephoneRes: '', telephoneOffice: ' ' }),
      contact_information: { ...complete.contact_information, professional: '' },
    }
    expect(blankColumns(record)).toEqual({
      required: [],
      optional: [
        { label: 'Professional address', path: '/contact-information/me/edit' },
        { label: 'Telephone (residence)', path: '/applications/me/edit' },
        { label: 'Telephone (office)', path: '/applications/me/edit' },
      ],
    })
  })

  it('include the dates of a renewal and not of a new registration', () => {
    const form = { ...complete.application_form, issueDate: null, expiryDate: '' }
    expect(labels({ ...complete, application_form: form })).toEqual(['Issue date', 'Expiry date'])
    expect(labels({ ...complete, application_form: { ...form, application_title: 'Registration' } })).toEqual(
      [],
    )
  })

  it('name a missing qualification level and a blank field of a level', () => {
    const [first, second] = complete.qualification_information
    const record = { ...complete, qualification_information: [first!, { ...second!, year_of_passing: '' }] }
    expect(blankColumns(record).required).toEqual([
      {
        label: 'Intermediate: Year of passing',
        path: '/qualification-information/me/edit?qualification_level=HEC%20%2F%20Intermediate%2F%20A%20-%20level',
      },
      {
        label: 'B Pharm / Pharm D',
        path: '/qualification-information/create?qualification_level=B%20Pharm%20%2F%20Pharm%20D',
      },
    ])
  })

  it('include every field: each emptied field of applicant and contact adds exactly one column', () => {
    const { id: _a, refNumber: _r, ...applicant } = complete.applicant
    const { id: _c, ...contact } = complete.contact_information
    const members = fc.subarray([...Object.keys(applicant), ...Object.keys(contact)])
    fc.assert(
      fc.property(members, fc.constantFrom('', ' ', '\n\t'), (blanked, blank) => {
        const emptied = (record: object) =>
          Object.fromEntries(
            Object.keys(record)
              .filter((key) => blanked.includes(key))
              .map((key) => [key, blank]),
          )
        const record = {
          ...complete,
          applicant: { ...complete.applicant, ...emptied(applicant) },
          contact_information: { ...complete.contact_information, ...emptied(contact) },
        }
        const { required, optional } = blankColumns(record)
        expect(required.length + optional.length).toBe(blanked.length)
      }),
    )
  })
})
