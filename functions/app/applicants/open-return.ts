import type { User } from '#functions/data/user.ts'
import type { RequestContext } from '#functions/services/request-context.ts'
import type { Needs } from '#functions/services/services.ts'

/** An applicant who is shown a return has opened it: from then on staff cannot take it back. */
export const noteReturnOpened = async (
  { id, application_form: form }: User,
  { attempt }: Pick<RequestContext, 'attempt'>,
  { returnedForms }: Needs<'returnedForms'>,
): Promise<void> => {
  if (form?.status === 'returned' && !form.return_opened_at) await returnedForms.markOpened(id, form, attempt)
}
