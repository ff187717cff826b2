import { useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type * as z from 'zod/mini'
import type { FieldErrors } from '#shared/errors.ts'
import { formatCnic } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { type profile, profileChanges } from '#shared/records/account.ts'
import { personalPasswordProblem } from '#shared/rules/password.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { useFlash } from '#web/ui/flash.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { RecordForm } from '#web/ui/record-form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useRecordForm } from '#web/ui/use-record-form.ts'
import { useProofNeeded } from './proof-of-person.ts'

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

/** The seven fields of registration; blank passwords stay as they are. */
export const PortfolioForm = ({ profile }: { profile: Profile }) => {
  const session = useSession()
  const navigate = useNavigate()
  const flash = useFlash()
  const version = useRef(profile.version)
  const proofNeeded = useRef(false)

  const record = useRecordForm({
    schema: profileChanges,
    defaults: valuesOf(profile),
    draft: { key: 'portfolio', omit: secrets },
    check: ({ password = '', name = '', email = '', cnic = '', current_password }): FieldErrors => {
      const problem = password && personalPasswordProblem(password, { name, email, cnic })
      return {
        ...(problem && { password: [problem] }),
        ...(proofNeeded.current &&
          !current_password && { current_password: ['Enter your current password'] }),
      }
    },
    save: async ({ current_password, ...body }) => {
      const proof = current_password ? { current_password } : {}
      await api.portfolioUpdate.update(
        { params: { id: profile.id }, body: { ...body, ...proof } },
        { ifMatch: version.current },
      )
      await session.reload()
    },
    onSaved: () => {
      flash.show('User detail updated successfully')
      navigate(`${paths.portfolio}/`)
    },
    onLoadSaved: (current: Profile) => {
      version.current = current.version
      return valuesOf(current)
    },
  })
  proofNeeded.current = useProofNeeded(record.form, record.failure, profile.email)

  return (
    <RecordForm record={record} secondaryAction={<Link to={paths.portfolio}>Cancel</Link>}>
      <TextField name="name" hint="As on your CNIC" autoComplete="name" dir="auto" />
      <TextField name="father_name" dir="auto" />
      <TextField name="cnic" hint="13 digits, for example 35202-1234567-1" inputMode="numeric" />
      <TextField name="phone" type="tel" autoComplete="tel" />
      <TextField name="email" type="email" autoComplete="email" spellCheck={false} />
      <PasswordField name="password" hint="Leave blank to keep your password" autoComplete="new-password" />
      <PasswordField name="password_confirmation" autoComplete="new-password" />
      {proofNeeded.current && (
        <PasswordField
          name="current_password"
          hint="Needed to change your email or your password"
          autoComplete="current-password"
        />
      )}
    </RecordForm>
  )
}
