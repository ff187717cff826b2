/** Somebody without e-mail, whom reception has entered and who has signed: a registrar confirms it with the paper at hand. */
import { applicantOf } from './applicants.ts'
import type { Call } from './application.ts'
import { documentOf } from './files/documents.ts'
import { inNextBook } from './holders.ts'
import type { Office } from './people.ts'
import { fillIn } from './submissions.ts'

const applicant = applicantOf((inNextBook.at(-1) ?? 0) + 1)

export async function bringWalkIn({ call, ids, now }: Office): Promise<void> {
  const { name, father_name, cnic, phone } = applicant.account
  const { id } = await call('walkIns.create', ids.reception, now, {
    body: { name, father_name, cnic, phone },
  })
  const enters: Call = (endpoint, _who, sent) => call(endpoint, id, now, sent)
  await fillIn(enters, applicant)
  const form = { application_title: 'Registration', registrationNo: '', issueDate: '', expiryDate: '' }
  const signed = { bytes: new Uint8Array(documentOf('certificate_image', applicant)) }
  await call('walkIns.handIn', ids.reception, now, { params: { id }, body: { ...form, file: signed } })
}
