import { requiredDocuments } from '#shared/applications/rules/required-documents.ts'
import type { Applicant } from './applicants.ts'
import type { Application, Call, OldEntry, Person } from './application.ts'
import type { Planned } from './applications.ts'
import { photoOf } from './files/documents.ts'
import { issuedOn } from './old-book.ts'
import { upload } from './uploads.ts'

/** Saves the first so many of the three steps before submission: person, contact, qualifications. */
export async function fillIn(call: Call, applicant: Applicant, savedSteps = 3): Promise<void> {
  const { account, personal, contact, qualifications } = applicant
  const photo = `data:image/jpeg;base64,${photoOf(applicant).toString('base64')}`
  const { name, father_name, phone } = account
  const person = { ...personal, name, father_name, mobile: phone, photo }
  if (savedSteps > 0) await call('applications.create', 'applicant', { body: person })
  if (savedSteps > 1) await call('contactInformation.create', 'applicant', { body: contact })
  if (savedSteps > 2)
    for (const body of qualifications) await call('qualificationInformation.create', 'applicant', { body })
}

/**
 * Uploads the documents and submits.
 * @returns the application after that
 */
export async function submit(
  call: Call,
  { id, applicant }: Person,
  { title, withoutCertificate }: Pick<Planned, 'title' | 'withoutCertificate'>,
  entry: OldEntry | undefined,
): Promise<Application> {
  const documents = requiredDocuments(title).filter(
    (key) => !withoutCertificate || key !== 'certificate_image',
  )
  for (const key of documents) await upload(call, applicant, key)
  const renewal = entry && {
    ...{ registrationNo: entry.number, issueDate: issuedOn(entry), expiryDate: entry.valid_until },
  }
  const body = { application_title: title, ...renewal }
  const form = await call('applicantForm.create', 'applicant', { body })
  await call('userApplications.create', 'applicant', { body: paymentOf(applicant, form) })
  return {
    ...{ id, applicant, title, documents },
    ...(entry && { entry }),
    ...{ fee: form.fee_amount, voucher: form.voucher_number, reference: form.reference_no },
  }
}

const paymentOf = (
  { personal, contact, challan }: Applicant,
  form: { reference_no: string; submitted_at: string },
) => ({
  gender: personal.gender === 'Male' ? 'm' : 'f',
  date_of_birth: personal.date_of_birth,
  category_type: 'Category A',
  permanent_address: contact.permanent,
  present_address: contact.residential,
  pharmacy_council: 'Punjab Pharmacy Council',
  province_of_pharmacy: 'Punjab',
  branch_code: '0412',
  challan_no: challan,
  challan_submit_date: form.submitted_at.slice(0, 10),
  deposit_slip_no: challan.replace('CH', 'DS'),
  reference_no: form.reference_no,
})
