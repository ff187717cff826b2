/** A form of a record keeps what was typed whatever goes wrong. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, failure, openPage } from '#tests/support/pages/open-page.tsx'
import {
  confirmation,
  eventually,
  field,
  fill,
  follow,
  path,
  press,
  problem,
  problemLines,
} from '#tests/support/pages/page-content.ts'
import { applicantRecord, contactRecord, newcomer } from '#tests/support/pages/users.ts'

const texts = {
  'Residential address': '12 Canal Road',
  'Permanent address': '4 Mall Road, Kasur',
  'Professional address (optional)': 'Mayo Hospital, Lahore',
  City: 'Lahore',
}
const expectKept = () => {
  for (const [label, text] of Object.entries(texts)) expect(field(label).value).toBe(text)
}

const create = 'POST /api/contact-information'
const saved = { data: contactRecord, message: 'Contact detail added successfully' }

const openEmptyForm = (answers: Answers = {}) =>
  openPage('/contact-information/create', {
    applicant: newcomer({ applicant: applicantRecord }),
    answers: { 'GET /api/contact-information': { data: { contact_information: contactRecord } }, ...answers },
  })

test('a failed save keeps what was typed, and Try again sends it', async () => {
  const { user, answer } = await openEmptyForm({ [create]: failure(500) })
  await fill(user, texts)
  await press(user, 'Save and continue')
  expect((await problem()).textContent).toContain('Something went wrong')
  await eventually(() => expect(document.title).toMatch(/^Error: /))
  expectKept()
  answer(create, saved)
  await press(user, 'Try again')
  await confirmation('Contact detail added successfully')
})

test('missing fields are listed one per line in a box that gets the focus, and each links to its field', async () => {
  const { user, saved } = await openEmptyForm()
  await fill(user, { 'Permanent address': '4 Mall Road, Kasur' })
  await press(user, 'Save and continue')
  expect(await problemLines()).toEqual([
    'Residential address: Enter your residential address',
    'City: Enter your city',
  ])
  expect(document.activeElement).toBe(await problem())
  await eventually(() =>
    expect(document.title).toBe('Error: Add contact information – Step 2 of 5 – Pharmacy Council'),
  )
  expect(field('Permanent address').value).toBe('4 Mall Road, Kasur')
  const missing = document.querySelector<HTMLElement>('[name=residential]')
  expect(missing?.getAttribute('aria-invalid')).toBe('true')
  await follow(user, 'Residential address: Enter your residential address')
  expect(document.activeElement).toBe(missing)
  expect(saved()).toEqual([])
})

test('a double click on Save sends one record', async () => {
  const held = Promise.withResolvers<object>()
  const { user, saved: sent } = await openEmptyForm({ [create]: () => held.promise })
  await fill(user, texts)
  await user.dblClick(screen.getByRole('button', { name: 'Save and continue' }))
  await eventually(() => expect(sent()).toHaveLength(1))
  held.resolve(saved)
  await confirmation('Contact detail added successfully')
  expect(sent()).toHaveLength(1)
})

test('leaving a form with unsaved text asks for confirmation', async () => {
  const { user } = await openEmptyForm()
  await fill(user, { City: 'Lahore' })
  await follow(user, 'Cancel')
  await press(user, 'Stay on this page')
  expect(field('City').value).toBe('Lahore')
  await follow(user, 'Cancel')
  await press(user, 'Leave this page')
  await eventually(() => expect(path()).toBe('/contact-information'))
})

test('what is typed in Urdu says so, in the form and where it is shown', async () => {
  const { user } = await openPage('/contact-information/create', {
    applicant: newcomer({ applicant: applicantRecord, name: 'عائشہ صدیقہ' }),
  })
  await fill(user, { City: 'لاہور', 'Residential address': '12 مال روڈ', 'Permanent address': 'Kasur' })
  const languages = ['City', 'Residential address', 'Permanent address'].map((label) => field(label).lang)
  expect(languages).toEqual(['ur', 'ur', ''])
  expect(screen.getByText('عائشہ صدیقہ').lang).toBe('ur')
})
