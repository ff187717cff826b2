/** Somebody without e-mail, and what is handed in for them. */
import { aPng } from '../files/images.ts'
import { aFormOf } from '../files/uploads.ts'
import { aPerson } from '../people/applicants.ts'

export const aWalkIn = (given: Record<string, string> = {}) => {
  const { name, father_name, cnic, phone } = aPerson()
  return { name, father_name, cnic, phone, ...given }
}

export const aHandIn = (given: Record<string, string> = {}, picture = aPng(30, 20)) => {
  const none = { registrationNo: '', issueDate: '', expiryDate: '' }
  return aFormOf({ application_title: 'Registration', ...none, ...given }, picture)
}
