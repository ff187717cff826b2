import { cnic, email, phone } from '#shared/kit/fields/identity.ts'
import { personName } from '#shared/kit/fields/text.ts'

/** The facts about its person in an account. */
export const person = {
  name: personName('Enter your full name'),
  father_name: personName("Enter your father's name"),
  cnic,
  phone: phone('Enter your contact number'),
  email,
}
