/** What a new password must not be (beside its length): the person's own facts. Common ones are known on the server. */

interface Person {
  name: string
  email: string
  /** Of applicants only. */
  cnic?: string
}

/** Letters and digits only, lower case: "Ayesha.Khan-1" and "ayeshakhan1" are the same guess. */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A sentence when the password is one of the person's own facts, else null. */
export const personalPasswordProblem = (password: string, person: Person): string | null => {
  const guess = bare(password)
  const email = person.email.toLowerCase()
  if (guess === bare(email) || guess === bare(email.split('@')[0] ?? ''))
    return 'Your password must not be your email'
  if (guess === bare(person.name)) return 'Your password must not be your name'
  if (person.cnic && guess === bare(person.cnic)) return 'Your password must not be your CNIC'
  return null
}
