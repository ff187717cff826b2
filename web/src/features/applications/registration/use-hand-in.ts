import { useNavigate } from 'react-router-dom'
import type { NewApplicationForm } from '#shared/applications/records/application-form.ts'
import { presentDeclaration, versionsRead } from '#shared/applications/rules/declaration.ts'
import { registrationPathOf } from '#shared/paths.ts'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'

/** The submission of what is on the screen; where another device was faster, this one follows it. */
export const useHandIn = () => {
  const { user, replaceUser } = useSession()
  const flash = useFlash()
  const navigate = useNavigate()
  return {
    // The wording that was on the screen, although the service may have a newer one by now.
    save: (values: NewApplicationForm, keys: { idempotencyKey: string }) =>
      api.applicantForm.create(
        { body: { ...values, declaration: presentDeclaration, read: versionsRead(user) } },
        keys,
      ),
    onFailed: async ({ status, message }: ApiFailure) => {
      if (status !== 409) return
      const { data } = await api.auth.user()
      replaceUser(data)
      if (!data.application_form) return
      flash.show(message)
      navigate(registrationPathOf(data.application_form), { replace: true })
    },
  }
}
