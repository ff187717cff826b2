/** Passwords as people set them and as they sign in with them (docs/security.md#passwords). */
import * as z from 'zod/mini'

const longestPassword = 128 // code points; what is longer is cut off before any hashing
/** In code points. Until their first sign-in staff have no second factor, so theirs are longer. */
export const shortestPassword = { applicant: 8, staff: 15 }

/** Code points, as people count characters. */
const lengthInCharacters = (text: string): number => [...text].length

const passwordToSet = ({ shortest = shortestPassword.applicant, mayStayEmpty = false } = {}) =>
  z.string('Enter a password').check(
    z.overwrite((text) => text.normalize('NFKC')),
    z.refine<string>((text) => mayStayEmpty || text !== '', { error: 'Enter a password', abort: true }),
    z.refine<string>((text) => text.isWellFormed(), { error: 'Remove the special characters', abort: true }),
    z.refine<string>(
      (text) => text === '' || lengthInCharacters(text) >= shortest,
      `Use ${shortest} characters or more`,
    ),
    z.refine<string>((text) => lengthInCharacters(text) <= longestPassword, 'Use at most 128 characters'),
  )

/** A new password: 8 to 128 characters, no rules of composition. */
export const newPassword = passwordToSet()

/** A new password of council staff. */
export const newStaffPassword = passwordToSet({ shortest: shortestPassword.staff })

/** A new password that may stay empty, which means unchanged. */
export const optionalNewPassword = passwordToSet({ mayStayEmpty: true })

/** A password somebody signs in with: any text of a sane length. */
export const givenPassword = z.string('Enter your password').check(
  z.overwrite((text) => text.normalize('NFKC')),
  z.minLength(1, { error: 'Enter your password', abort: true }),
  z.maxLength(1024, 'Use at most 128 characters'),
)
