import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type * as z from 'zod/mini'
import { type profile, profileChanges } from '#shared/accounts/records/account.ts'
import { personalPasswordProblem } from '#shared/accounts/rules/password.ts'
import { accountFields } from '#shared/applications/field-tables/account.ts'
import type { FieldErrors } from '#shared/kit/errors.ts'
import { formatCnic } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { EmailField } from '#web/ui/fields/email-field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { LockedField } from '#web/ui/form/record-fields.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useFieldLock } from '#web/ui/form/use-field-lock.ts'
import { useSavedRecord } from '#web/ui/form/use-saved-record.ts'
import { useCurrentPasswordNeeded } from './current-password-needed.ts'

type Profile = z.output<typeof profile>

const secrets = ['password', 'password_confirmation', 'current_password']

const valuesOf = (profile: Profile) => ({
  name: profile.name,
  father_name: profile.father_name,
  cnic: formatCnic(profile.cnic),
  phone: profile.phone,
  email: profile.email,
  password: '',
  password_confirmation: '',
  current_password: '',
})

/** The fields of the account; blank passwords stay as they are. */
export const PortfolioForm = ({ profile }: { profile: Profile }) => {
  const session = useSession()
  const isLocked = useFieldLock((field) => `account.${field}`)
  const asksCurrentPassword = useRef(false)

  const { form } = useSavedRecord({
    record: profile,
    schema: profileChanges,
    defaultsOf: valuesOf,
    draft: { key: 'portfolio', omit: secrets },
    check: ({
      password = '',
      name = '',
      email = '',
      cnic = '',
      phone = '',
      current_password,
    }): FieldErrors => {
      const problem = password && personalPasswordProblem(password, { name, email, cnic, phone })
      return {
        ...(problem && { password: [problem] }),
        ...(asksCurrentPassword.current &&
          !current_password && { current_password: ['Enter your current password'] }),
      }
    },
    save: async ({ current_password, ...changes }, { id }, options) => {
      const body = { ...changes, ...(current_password && { current_password }) }
      const answer = await api.portfolioUpdate.update({ params: { id }, body }, options)
      await session.reload()
      return answer
    },
    nextPath: `${paths.portfolio}/`,
  })
  asksCurrentPassword.current = useCurrentPasswordNeeded(form.form, form.failure, profile.email)

  return (
    <RecordForm
      record={form}
      fields={accountFields}
      secondaryAction={<Link to={paths.portfolio}>Cancel</Link>}
    >
      {isLocked('name') ? (
        <LockedField name="name" field={accountFields.name} />
      ) : (
        <TextField name="name" hint="As on your CNIC" autoComplete="name" dir="auto" />
      )}
      {isLocked('father_name') ? (
        <LockedField name="father_name" field={accountFields.father_name} />
      ) : (
        <TextField name="father_name" dir="auto" />
      )}
      {isLocked('cnic') ? (
        <LockedField name="cnic" field={accountFields.cnic} />
      ) : (
        <TextField
          name="cnic"
          hint={
            <>
              13 digits, for example <span className="unbroken">35202-1234567-1</span>
            </>
          }
          inputMode="numeric"
        />
      )}
      <TextField name="phone" type="tel" autoComplete="tel" />
      <EmailField
        name="email"
        hint="Another address counts at once. We send it a link to confirm it, and this one a link to undo the change"
        autoComplete="email"
      />
      <PasswordField name="password" hint="Leave blank to keep your password" autoComplete="new-password" />
      <PasswordField name="password_confirmation" autoComplete="new-password" />
      {asksCurrentPassword.current && (
        <PasswordField
          name="current_password"
          hint="Needed to change your email or your password"
          autoComplete="current-password"
        />
      )}
    </RecordForm>
  )
}
