/** A new password must not be one of the person's own facts. The list of common passwords is kept on the server. */
import { foldDigits } from '#shared/kit/format.ts'

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

/** The possible spellings of a fact, with digits of any script. */
const guessOf = (text: string): string => lettersAndDigits(foldDigits(text))

/** The digits of a telephone number without what may be left out or written otherwise: 00, +92 and the first 0. */
const bareNumber = (text: string): string => guessOf(text).replace(/^(00)?(92)?0?/, '')

/** A sentence when the password is one of the person's own facts, else null. */
export const personalPasswordProblem = (password: string, person: Person): string | null => {
  const guess = guessOf(password)
  const localPart = person.email.replace(/@.*/, '')
  if (guess === guessOf(person.email) || guess === guessOf(localPart))
    return 'Your password must not be your email'
  if (guess === guessOf(person.name)) return 'Your password must not be your name'
  if (person.cnic && guess === guessOf(person.cnic)) return 'Your password must not be your CNIC'
  if (person.phone && bareNumber(password) === bareNumber(person.phone))
    return 'Your password must not be your phone number'
  return null
}
