/** What an application needs: one list for screens, e-mails and the approval. */
import { expect, test } from 'vitest'
import {
  givenAs,
  heldPapers,
  needOfDocument,
  needsOf,
  needsText,
  openNeeds,
} from '#shared/applications/rules/application-needs.ts'
import { missingDocuments, requiredDocuments } from '#shared/applications/rules/required-documents.ts'
import { applicationTitles } from '#shared/vocabulary/applications.ts'
import { documentKeys, userDocumentKeys } from '#shared/vocabulary/documents.ts'

const everyKey = [...documentKeys, ...userDocumentKeys]
const applicant = { photo: 'https://files.example/photo' }

test.each(applicationTitles)('every document of both sets meets one need of a %s', (title) => {
  expect(everyKey.filter((key) => needOfDocument(title, key) === undefined)).toEqual([])
  const asked = needsOf(title).flatMap(({ anyOf }) => anyOf)
  expect(asked.toSorted()).toEqual([...everyKey, 'photo', 'entry'].toSorted())
})

test('a first registration needs its degree, a renewal the last certificate', () => {
  const both = ['cnic_front_image', 'cnic_back_image', 'profile_photo', 'paid_bank_deposit_slip']
  expect(requiredDocuments('Registration').toSorted()).toEqual(
    [...both, 'marksSheet_image', 'certificate_image'].toSorted(),
  )
  expect(requiredDocuments('Renewal').toSorted()).toEqual([...both, 'renewal_category_image'].toSorted())
})

test('only the slip waits until the fee is paid, and the category of a renewal is not for a new registration', () => {
  const whenOf = (key: string) => needsOf('Registration').find((need) => need.key === key)?.when
  expect(['paid_bank_deposit_slip', 'renewal_category_image', 'finger_print'].map(whenOf)).toEqual([
    'after-paying',
    'renewal',
    'optional',
  ])
})

test.each([
  [['profile_photo', 'profile_image', 'photo'], 'profile_photo'],
  [['photo', 'profile_image'], 'profile_image'],
  [['photo'], 'photo'],
])('of %j one is enough for the photo', (held, given) => {
  const need = needOfDocument('Registration', 'profile_image')!
  expect(givenAs(need, held)).toBe(given)
  expect(openNeeds('Registration', held).map(({ key }) => key)).not.toContain('profile_photo')
})

test('either slip shows the payment', () => {
  for (const slip of ['paid_bank_deposit_slip', 'bank_voucher_receipt_image'])
    expect(openNeeds('Renewal', [slip]).map(({ key }) => key)).not.toContain('paid_bank_deposit_slip')
})

test('the approval waits for what is open', () => {
  const names = [
    'cnic_front_image',
    'cnic_back_image',
    'bank_voucher_receipt_image',
    'renewal_category_image',
  ]
  const application = {
    application_form: { application_title: 'Renewal' as const },
    documents: names.map((name) => ({ name })),
    applicant,
  }
  expect(missingDocuments(application)).toEqual([])
  expect(missingDocuments({ ...application, applicant: { photo: null } })).toEqual(['profile_photo'])
})

test('whose registration is linked is not asked for the old certificate', () => {
  const asked = (registration: object | null) =>
    openNeeds('Renewal', heldPapers([], applicant, registration)).map(({ key }) => key)
  expect(asked({})).not.toContain('renewal_category_image')
  expect(asked(null)).toContain('renewal_category_image')
})

test('the photo of a stored record counts as that of an answered one', () => {
  expect(heldPapers([], { photo_key: 'photos/1' })).toEqual(['photo'])
  expect(heldPapers(['finger_print'], applicant)).toEqual(['finger_print', 'photo'])
  expect(heldPapers([], { photo: null })).toEqual([])
  expect(heldPapers([], null)).toEqual([])
})

test('an email names each missing paper with an example; the slip is in its next steps', () => {
  const held = requiredDocuments('Registration').filter(
    (key) => key !== 'marksSheet_image' && key !== 'paid_bank_deposit_slip',
  )
  expect(needsText('Registration', held)).toEqual([
    'The council still needs these before it can decide. Add them in the portal:',
    'Marks sheet: the marks sheet or transcript of B Pharm / Pharm D',
  ])
  expect(needsText('Registration', requiredDocuments('Registration'))).toEqual([])
})
