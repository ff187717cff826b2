/** What the service lets an applicant change, for every record, document and status: no more and no less than the rule. */
import { expect, test } from 'vitest'
import { levelItem, qualificationItem } from '#shared/applications/rules/correctable.ts'
import { mayChange } from '#shared/applications/rules/own-changes.ts'
import { documentKeys, userDocumentKeys } from '#shared/vocabulary/documents.ts'
import { type ApplicationStatus, applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { endUnpaid } from '#tests/support/cases/unpaid-renewals.ts'
import { aPng, dataString } from '#tests/support/files/images.ts'
import { announced } from '#tests/support/files/uploads.ts'
import {
  aCnic,
  aContact,
  anApplicant,
  aQualification,
  aUserApplication,
  masters,
  matriculation,
} from '#tests/support/people/applicants.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const reviewer = await staffStack.staffMember('reviewer')
const registrar = await staffStack.staffMember('registrar')
const clerk = await staffStack.staffMember('registrar', 'reception')

type Submitted = Awaited<ReturnType<StaffStack['submittedCase']>>
const call = (
  { token }: Pick<Submitted, 'token'>,
  name: string,
  body?: object,
  params: object = { id: 'me' },
) => staffStack.stack.invoke(name, { token, params: params as never, ...(body && { body }) })

const level = (field: string) => qualificationItem(matriculation, field)
const returned = [
  ...['account.cnic', 'applicant.name', 'applicant.photo', 'contact_information.city'],
  ...['document.cnic_front_image', level('year_of_passing'), levelItem(masters)],
]
const corrections = (items: readonly string[]) => ({
  corrections: items.map((item) => ({ item, reason: 'other', words: 'Wrong' })),
})
const reviewed = async ({ id }: Submitted) => staffStack.review(id, await staffStack.staffMember('reviewer'))
const decided = async (application: Submitted) => {
  await reviewed(application)
  const accounts = await staffStack.staffMember('accounts')
  await accounts.act(application.id, 'verify-fee', staffStack.payment(application))
}
const approved = async (application: Submitted) => {
  await decided(application)
  await registrar.act(application.id, 'approve')
}
const ready = async (application: Submitted) => {
  await approved(application)
  await staffStack.prepareCertificate(application.id)
  await clerk.act(application.id, 'certificate-ready')
}

/** Brings a submitted application into each status. */
const ways: Record<ApplicationStatus, (application: Submitted) => Promise<unknown>> = {
  submitted: async () => {},
  'in-review': ({ id }) => reviewer.act(id, 'start-review'),
  returned: ({ id }) => reviewer.act(id, 'return', corrections(returned)),
  resubmitted: async (application) => {
    await reviewer.act(application.id, 'return', corrections(['contact_information.city']))
    await call(application, 'contactInformation.update', { city: 'Multan' })
    await call(application, 'applicantForm.resubmit')
  },
  'awaiting-fee': reviewed,
  'awaiting-decision': decided,
  approved,
  'certificate-ready': ready,
  collected: async (application) => {
    await ready(application)
    await clerk.act(application.id, 'collect', { cnic_seen: true, reason: 'By post' })
  },
  declined: async ({ id }) => {
    await reviewer.act(id, 'start-review')
    await registrar.act(id, 'decline', { reason: 'No degree' })
  },
  withdrawn: (application) => call(application, 'applicantForm.withdraw'),
  'ended-unpaid': (application) => endUnpaid(application, staffStack.services),
}
const places: [string, ApplicationStatus | null, (application: Submitted) => Promise<unknown>][] = [
  ...applicationStatuses.map((status) => [status, status, ways[status]] as never),
  [
    'return recalled',
    'in-review',
    async ({ id }) => {
      await reviewer.act(id, 'return', corrections(returned))
      await reviewer.act(id, 'recall-return')
    },
  ],
  [
    'no application',
    null,
    async (application) => {
      await call(application, 'applicantForm.withdraw')
      await call(application, 'applicantForm.startAgain')
    },
  ],
]

/** Every field of each record with another value than it has, and how the record is sent. */
const recordsOf = ({ person }: Submitted) => ({
  account: {
    name: 'portfolioUpdate.update',
    whole: { ...person, password: '', password_confirmation: '' },
    changed: { name: 'Iqra Khan', father_name: 'Imran Khan', cnic: aCnic(), phone: '0301 1111111' },
  },
  applicant: {
    name: 'applications.update',
    whole: {},
    changed: {
      ...anApplicant({ title: 'Dr.', name: 'Iqra Khan', father_name: 'Imran Khan', gender: 'Male' }),
      ...{ date_of_birth: '1989-01-02', religion: 'Non-Muslim', marital_status: 'Married' },
      ...{ domicile: 'Kasur', country_of_birth: 'Oman', telephoneRes: '042 1111111' },
      ...{ telephoneOffice: '042 2222222', mobile: '0301 1111111', designation: 'Director' },
      ...{ organization: 'Services Hospital', fields: 'Sales', photo: dataString(aPng(360, 460)) },
    },
  },
  contact_information: {
    name: 'contactInformation.update',
    whole: {},
    changed: aContact({ residential: 'a', permanent: 'b', professional: 'c', city: 'Okara' }),
  },
  user_application: {
    name: 'tasks.update',
    whole: {},
    changed: {
      ...aUserApplication({ gender: 'm', registration_no: 'A-1', category_type: 'Category B' }),
      ...{ category_issue_date: '2015-02-04', date_of_birth: '1989-01-02', permanent_address: 'a' },
      ...{ present_address: 'b', pharmacy_council: 'c', province_of_pharmacy: 'd', branch_code: '1' },
      ...{ challan_no: '2', challan_submit_date: '2024-10-06', deposit_slip_no: '3', reference_no: '4' },
      verification_date: '2024-10-10',
    },
  },
})

test.each(places)(
  '%s: the service changes what may be changed, and refuses the rest by field',
  async (_, status, reach) => {
    const title = status === 'ended-unpaid' ? 'Renewal' : 'Registration' // others do not end unpaid
    const application = await staffStack.submittedCase({ title, withDocuments: title === 'Registration' })
    await call(application, 'applications.update', { photo: dataString(aPng(360, 450)) })
    await call(application, 'userApplications.create', aUserApplication())
    await reach(application)
    const { application_form: form } = (await call(application, 'auth.user')).body.data
    expect(form?.status ?? null).toBe(status)
    const may = (item: string, held?: boolean) => mayChange(form, item, held)

    for (const [record, { name, whole, changed }] of Object.entries(recordsOf(application))) {
      const frozen = Object.keys(changed).filter((field) => !may(`${record}.${field}`))
      if (frozen.length > 0) {
        const refused = await call(application, name, { ...whole, ...changed })
        expect([record, refused.status, Object.keys(refused.body.errors)]).toEqual([record, 422, frozen])
      }
      const living = Object.fromEntries(Object.entries(changed).filter(([field]) => !frozen.includes(field)))
      const saved = await call(application, name, { ...whole, ...living })
      expect([record, saved.status]).toEqual([record, 200])
    }

    const { qualification_level, ...fields } = aQualification(matriculation, {
      ...{ year_of_passing: '2005', degree_issue_date: '2005-08-15', name_of_institute: 'a' },
      board_university: 'b',
    })
    const one = await call(application, 'qualificationInformation.update', { qualification_level, ...fields })
    const refusedFields = Object.keys(fields).filter((field) => !may(level(field)))
    expect(Object.keys(one.body.errors ?? {}).sort()).toEqual(refusedFields.sort())
    const added = await call(application, 'qualificationInformation.create', aQualification(masters))
    expect(added.status).toBe(may(levelItem(masters)) ? 201 : 409)

    const held: string[] = (await call(application, 'auth.user')).body.data.held_documents
    for (const key of [...documentKeys, ...userDocumentKeys]) {
      const granted = await call(application, 'uploads.grant', announced(key, aPng(9, 9)))
      expect([key, granted.status]).toEqual([key, may(`document.${key}`, held.includes(key)) ? 201 : 409])
    }
  },
)
