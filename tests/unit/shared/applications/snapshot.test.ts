/** The text behind the digest of an application. */
import { expect, test } from 'vitest'
import { canonicalJson, snapshotContent } from '#shared/applications/rules/snapshot.ts'
import { snapshotDifferences } from '#shared/applications/rules/snapshot-differences.ts'
import { shortDigest } from '#shared/kit/format.ts'
import { userDocumentKeys } from '#shared/vocabulary/documents.ts'

const sha256 = (byte: string) => Buffer.from(byte.repeat(32), 'hex').toString('base64')

const application = (given: object = {}) => ({
  account: { cnic: '9999912345671', phone: '0300 1234567' },
  applicant: { id: 'a', version: 3, name: 'Ayesha', photo_key: 'photos/1', photo_digest: sha256('0a') },
  contact_information: { id: 'c', version: 1, city: 'Lahore', professional: '' },
  qualification_information: [
    { ...{ id: 'q', version: 1, qualification_level: 'B Pharm / Pharm D' }, degree_issue_date: '2014-08-14' },
  ],
  application_form: {
    ...{ application_title: 'Registration', registrationNo: 'Apply Now', issueDate: null, expiryDate: null },
    ...{ fee_amount: 2500, fee_schedule: 'Fees', fee_is_sample: false, fee_fixed_on: '2026-11-22' },
  },
  user_application: null,
  documents: [{ name: 'cnic_front_image', sha256: sha256('ab') }],
  ...given,
})

test('the text has every stated field in the order of names, digests for files, and nothing that is empty or internal', () => {
  expect(canonicalJson(snapshotContent(application()))).toBe(
    JSON.stringify({
      account: { cnic: '9999912345671' },
      applicant: { name: 'Ayesha', photo: '0a'.repeat(32) },
      application_form: { application_title: 'Registration', registrationNo: 'Apply Now' },
      contact_information: { city: 'Lahore' },
      document: { cnic_front_image: 'ab'.repeat(32) },
      fee: { amount: '2500', fixed_on: '2026-11-22', sample: 'false', schedule: 'Fees' },
      'qualification_information.3': { degree_issue_date: '2014-08-14' },
    }),
  )
})

test('the order in which a record was stored, and its version, change nothing', () => {
  const turned = application({
    applicant: { photo_digest: sha256('0a'), name: 'Ayesha', version: 9, id: 'a' },
    contact_information: { professional: '', city: 'Lahore', version: 4, id: 'c' },
  })
  expect(canonicalJson(snapshotContent(turned))).toBe(canonicalJson(snapshotContent(application())))
})

test('differences are told with labels and the texts that people read', () => {
  const before = snapshotContent(application())
  const after = snapshotContent(
    application({
      applicant: { name: 'Ayesha Khan', photo_digest: sha256('0a') },
      documents: [{ name: 'cnic_front_image', sha256: sha256('cd') }],
      qualification_information: [
        { qualification_level: 'B Pharm / Pharm D', degree_issue_date: '2015-02-03' },
      ],
    }),
  )
  expect(snapshotDifferences(before, after).map(({ item: _item, ...told }) => told)).toEqual([
    { label: 'Full name', before: 'Ayesha', after: 'Ayesha Khan' },
    { label: expect.stringMatching(/issue.*\(.*Pharm/i), before: '14-08-2014', after: '03-02-2015' },
    { label: 'CNIC front', before: 'File ABAB-ABAB-ABAB', after: 'File CDCD-CDCD-CDCD' },
  ])
})

test('digests read the same in both alphabets of Base64, and levels are put in order', () => {
  const level = (qualification_level: string) => ({ qualification_level, degree_issue_date: '2014-08-14' })
  const written = sha256('fbff')
  const turned = application({
    documents: [{ name: 'cnic_front_image', sha256: written.replaceAll('+', '-').replaceAll('/', '_') }],
    qualification_information: [level('B Pharm / Pharm D'), level('SSC / Matriculation / O - level')],
    user_application: { id: 'u', challan_no: '123' },
  })
  const content = snapshotContent(turned)
  expect(content.document).toEqual({ cnic_front_image: 'fbff'.repeat(32) })
  expect(Object.keys(content).slice(-3)).toEqual([
    'qualification_information.1',
    'qualification_information.3',
    'user_application',
  ])
})

test('what was added or taken away differs from nothing, and the fee comes last', () => {
  const form = application().application_form
  const last = userDocumentKeys.at(-1)
  const before = snapshotContent(application({ contact_information: null, documents: [] }))
  const after = snapshotContent(
    application({
      applicant: null,
      application_form: { ...form, fee_amount: 3000 },
      documents: [{ name: last, sha256: sha256('ab') }],
    }),
  )
  const told = snapshotDifferences(before, after).map(({ item, before, after }) => [item, before, after])
  expect(told).toEqual([
    ['applicant.name', 'Ayesha', ''],
    ['applicant.photo', 'File 0A0A-0A0A-0A0A', ''],
    ['contact_information.city', '', 'Lahore'],
    [`document.${last}`, '', 'File ABAB-ABAB-ABAB'],
    ['fee.amount', '2500', '3000'],
  ])
})

test('people compare the first twelve digits of a digest', () => {
  expect(shortDigest(`abcdef012345${'0'.repeat(52)}`)).toBe('ABCD-EF01-2345')
})
