import { requiredDocuments } from '#shared/applications/rules/required-documents.ts'
import { type Applicant, applicantOf } from './applicants.ts'
import type { Application, Call, OldEntry, Person } from './application.ts'
import type { Planned, unfinished } from './applications.ts'
import { photoOf } from './files/documents.ts'
import type { Holder } from './holders.ts'
import { issuedOn, renewedEntryOf } from './old-book.ts'
import type { Office } from './people.ts'
import { claim } from './register-steps.ts'
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
async function submit(
  call: Call,
  { id, applicant }: Person,
  { title, without }: Pick<Planned, 'title' | 'without'>,
  entry: OldEntry | undefined,
): Promise<Application> {
  const documents = requiredDocuments(title).filter((key) => key !== without)
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

const registeredAtMinute = 7 * 60 + 20
const betweenPeopleInMinutes = 1

/** Registers somebody. @returns the person, and a function that calls as them */
async function register(number: number, daysAgo: number, { accounts, call, moment }: Office) {
  const applicant = applicantOf(number)
  const at = moment(daysAgo, registeredAtMinute + (number % 60) * betweenPeopleInMinutes)
  const id = await accounts.applicant(applicant, at)
  const callAs: Call = (name, _who, sent) => call(name, id, at, sent)
  return { person: { id, applicant }, call: callAs, at }
}

/** Those who have only begun. */
export const begin = async (
  { number, savedSteps }: (typeof unfinished)[number],
  office: Office,
): Promise<void> => {
  const { person, call } = await register(number, 1 + savedSteps, office)
  await fillIn(call, person.applicant, savedSteps)
}

/** Somebody of the old book comes to the portal. */
export async function claimEntry({ number, submitted, hasRecords }: Holder, office: Office): Promise<Person> {
  const { person, call, at } = await register(number, submitted, office)
  if (hasRecords) await fillIn(call, person.applicant)
  await claim(person, call, at)
  return person
}

export async function submitPlanned(planned: Planned, office: Office): Promise<Application> {
  const { person, call } = await register(planned.number, planned.submitted, office)
  await fillIn(call, person.applicant)
  const entry = planned.title === 'Renewal' ? renewedEntryOf(planned, office) : undefined
  return submit(call, person, planned, entry)
}
