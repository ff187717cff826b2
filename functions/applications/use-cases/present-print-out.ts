/** Everything that the printed sheets show. */
import type { User } from '#functions/accounts/data/person/user.ts'
import type { Needs } from '#functions/services.ts'
import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { stillOwed } from '#shared/applications/rules/voucher.ts'
import { noRegistrationNumberYet } from '#shared/vocabulary/applications.ts'
import { presentApplicant, withAnyPhoto } from './present-user.ts'

/** What is printed to be signed has no reference yet; its title is chosen when it is printed. */
const draftForm: PrintOut['application_form'] = {
  ...{ id: '', application_title: 'Registration', registrationNo: noRegistrationNumberYet },
  ...{ status: 'submitted', fee_status: 'unpaid', issueDate: null, expiryDate: null },
  ...{ fee_schedule: '', fee_is_sample: false, voucher_number: '' },
  snapshot: { number: 0, at: '', digest: '' },
}

/** The application as it was submitted; before there is one, as it is entered. @param stated what is handed in, where that waits */
export const presentPrintOut = async (
  user: User,
  today: string,
  services: Needs<'files' | 'users'>,
  stated: Partial<PrintOut['application_form']> = {},
): Promise<PrintOut> => {
  const submitted = await services.users.asSubmitted(user)
  const { applicant, application_form: form, contact_information, qualification_information } = submitted
  if (!applicant || !contact_information) throw new Error('The order of onboarding does not hold')
  const owed = form && stillOwed(form)
  return {
    applicant: {
      ...(await presentApplicant(withAnyPhoto(applicant, submitted.documents), services)),
      refNumber: form?.reference_no ?? '',
    },
    application_form: form
      ? { ...form, voucher_number: owed?.vouchers[0] ?? '' }
      : { ...draftForm, ...stated },
    contact_information,
    qualification_information,
    qualification_information_pharm_d: { fee_amount: owed?.fee ?? 0, paid: form?.shortfall?.paid },
    // Of a form that somebody signs at the counter no column stays empty.
    email: user.account.email || 'N/A',
    today,
  }
}
