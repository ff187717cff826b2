/** A new password must not be one of the person's own facts. The list of common passwords is kept on the server. */
import { foldDigits } from '../format.ts'

interface Person {
  name: string
  email: string
  /** Of applicants only. */
  cnic?: string | undefined
  phone?: string | undefined
}

/** Letters and digits only, lower case: "Ayesha.Khan-1" and "ayeshakhan1" are the same guess. */
export const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The digits of a telephone number without what may be left out or written otherwise: 00, +92 and the first 0. */
const bareNumber = (text: string): string => lettersAndDigits(foldDigits(text)).replace(/^(00)?(92)?0?/, '')

/** A sentence when the password is one of the person's own facts, else null. */
export const personalPasswordProblem = (password: string, person: Person): string | null => {
  const guess = lettersAndDigits(password)
  const email = person.email.toLowerCase()
  if (guess === lettersAndDigits(email) || guess === lettersAndDigits(email.split('@')[0] ?? ''))
    return 'Your password must not be your email'
  if (guess === lettersAndDigits(person.name)) return 'Your password must not be your name'
  if (person.cnic && guess === lettersAndDigits(person.cnic)) return 'Your password must not be your CNIC'
  if (person.phone && bareNumber(password) === bareNumber(person.phone))
    return 'Your password must not be your phone number'
  return null
}
