/** Filling in the portal's forms as people do: by labels and roles. */
import type { Page } from 'playwright-core'
import { contactInformationFields } from '#shared/applications/field-tables/contact-information.ts'
import { fieldsOf } from '#shared/kit/field.ts'
import { formatDate } from '#shared/kit/format.ts'
import { labelOf } from '#shared/vocabulary/people.ts'
import { aPng } from '#tests/support/files/images.ts'

type Values = Record<string, unknown>

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Fills text fields by their labels; what is undefined is left alone. */
export const fillIn = async (page: Page, texts: Record<string, unknown>): Promise<void> => {
  for (const [name, text] of Object.entries(texts))
    if (text !== undefined) await label(page, name).fill(String(text))
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
/** The heading of a screen; the first loader has one too, which nobody sees. */
export const heading = (page: Page) => page.locator('h1:not(.visually-hidden)')

/** One choice of a group of radios. */
const choose = (page: Page, group: string, choice: unknown) =>
  page
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name: String(choice), exact: true })
    .check()

export const fillRegister = async (page: Page, person: Values): Promise<void> => {
  await fillIn(page, {
    'Full name': person.name,
    "Father's name": person.father_name,
    CNIC: person.cnic,
    'Contact no': person.phone,
    Email: person.email,
    Password: person.password,
    'Confirm password': person.password_confirmation,
  })
}

export const signIn = async (page: Page, person: { email: string; password: string }): Promise<void> => {
  await fillIn(page, { Email: person.email, Password: person.password })
  await press(page, 'Sign in')
}

/** The smallest picture that is accepted keeps it quick. */
export const choosePhoto = async (page: Page): Promise<void> => {
  const opened = page.waitForEvent('filechooser')
  await press(page, 'Choose a file')
  await (await opened).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: aPng(400, 600) })
}

/** The chosen photo goes through the crop dialog. */
export const adjustPhoto = async (page: Page): Promise<void> => {
  await press(page, 'Adjust photo')
  const dialog = page.getByRole('dialog', { name: 'Fit your face in the frame' })
  await dialog.getByRole('button', { name: 'Move down' }).press('ArrowUp')
  await dialog.getByRole('button', { name: 'Use this photo' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Everything but the photo. */
export const fillApplicant = async (page: Page, applicant: Values): Promise<void> => {
  await label(page, 'Title').selectOption(String(applicant.title))
  await choose(page, 'Gender', applicant.gender)
  await choose(page, 'Religion', applicant.religion)
  await choose(page, 'Marital status', applicant.marital_status)
  await fillIn(page, {
    'Date of birth': formatDate(String(applicant.date_of_birth)),
    Domicile: applicant.domicile,
    'Telephone (residence) (optional)': applicant.telephoneRes,
    'Designation (optional)': applicant.designation,
    'Organization (optional)': applicant.organization,
  })
  await label(page, 'Field of work').selectOption(String(applicant.fields))
}

export const fillContact = (page: Page, contact: Values): Promise<void> =>
  fillIn(
    page,
    Object.fromEntries(
      fieldsOf(contactInformationFields).map(([key, { label, optional }]) => [
        optional ? `${label} (optional)` : label,
        contact[key],
      ]),
    ),
  )

/** The level is settled by the link that led here. */
export const fillQualification = (page: Page, qualification: Values): Promise<void> =>
  fillIn(page, {
    'Year of passing': qualification.year_of_passing,
    'Degree issue date': formatDate(String(qualification.degree_issue_date)),
    'Name of institute': qualification.name_of_institute,
    'Board / university': qualification.board_university,
    Department: qualification.department,
  })

/** Opens the form of a level from the list. */
export const openLevel = (page: Page, level: string): Promise<void> => follow(page, `Edit ${labelOf(level)}`)
