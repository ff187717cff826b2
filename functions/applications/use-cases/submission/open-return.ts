import type { User } from '#functions/accounts/data/person/user.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Needs } from '#functions/services.ts'

/**
 * An applicant who is shown a return has opened it: from then on staff cannot take it back.
 * @returns the user with the form of the version that the opening has given it
 */
export const noteReturnOpened = async (
  user: User,
  { attempt }: Pick<RequestContext, 'attempt'>,
  { returnedForms }: Needs<'returnedForms'>,
): Promise<User> => {
  const { id, application_form: form } = user
  if (form?.status !== 'returned' || form.return_opened_at) return user
  return { ...user, application_form: await returnedForms.markOpened(id, form, attempt) }
}
