/** A person with a phone goes the first steps: account, personal, contact and qualification information, and papers. */

import { expect } from 'vitest'
import { formatDate } from '#shared/kit/format.ts'
import { qualificationLevels, shortLevelNames } from '#shared/vocabulary/people.ts'
import { aContact, anApplicant, type aPerson, aQualification } from '#tests/support/people/applicants.ts'
import { aPhotoFile, type Phone } from './taps.ts'

type Person = ReturnType<typeof aPerson>

/** @param door of the start page */
export const registers = async (phone: Phone, person: Person, door: string): Promise<void> => {
  phone.begin('account')
  await phone.link(door)
  await phone.type({
    'Full name': person.name,
    "Father's name": person.father_name,
    CNIC: person.cnic,
    'Contact no': person.phone,
    Email: person.email,
    Password: person.password,
    'Confirm password': person.password,
  })
  await phone.button('Register')
}

/** What the account says already is not asked again: the last digit of a CNIC is odd for men. */
const genderOf = (cnic: string) => (Number(cnic.at(-1)) % 2 === 1 ? 'Male' : 'Female')

const givesPersonalInformation = async (phone: Phone, person: Person): Promise<void> => {
  phone.begin('personal information')
  const me = anApplicant()
  await phone.link('Continue: Personal information')
  await phone.select('Title', me.title)
  expect(await phone.page.getByRole('radio', { name: genderOf(person.cnic), exact: true }).isChecked()).toBe(
    true,
  )
  await phone.type({ 'Date of birth': formatDate(me.date_of_birth), Domicile: me.domicile })
  await phone.choose('Religion', me.religion)
  await phone.choose('Marital status', me.marital_status)
  await phone.pick(aPhotoFile(400, 600))
  await phone.select('Field of work', me.fields)
  await phone.button('Save and continue')
  await phone.says('User detail added successfully')
}

const givesAddresses = async (phone: Phone): Promise<void> => {
  phone.begin('contact information')
  const { residential, city } = aContact()
  await phone.link('Continue: Contact information')
  const addresses = { 'Residential address': residential, 'Permanent address': '' }
  await phone.type({ ...addresses, 'Professional address (optional)': '', City: city })
  await phone.button('Same as residential')
  await phone.button('Save and continue')
  await phone.says('Contact detail added successfully')
}

const givesQualifications = async (phone: Phone): Promise<void> => {
  phone.begin('qualification information')
  for (const level of qualificationLevels.slice(0, 3)) {
    const held = aQualification(level)
    await phone.link(`Continue: ${shortLevelNames[level]} qualification`)
    await phone.type({
      'Year of passing': held.year_of_passing ?? '',
      'Degree issue date': formatDate(held.degree_issue_date),
      'Name of institute': held.name_of_institute,
      'Board / university': held.board_university,
    })
    await phone.button('Save and continue')
    await phone.says('Qualification Information added successfully')
  }
}

/** From the page for visitors to the last qualification; then the way on leads to the form that is submitted. */
export const goFirstSteps = async (phone: Phone, person: Person): Promise<void> => {
  await registers(phone, person, 'I am new')
  await phone.says(`Welcome, ${person.name}`)
  await givesPersonalInformation(phone, person)
  await givesAddresses(phone)
  await givesQualifications(phone)
}
