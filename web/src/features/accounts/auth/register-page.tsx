import { Link, useLocation } from 'react-router-dom'
import { registration } from '#shared/accounts/records/account.ts'
import { personalPasswordProblem } from '#shared/accounts/rules/password.ts'
import { accountFields } from '#shared/applications/field-tables/account.ts'
import type { FieldErrors } from '#shared/kit/errors.ts'
import { paths } from '#shared/paths.ts'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { EmailField } from '#web/ui/fields/email-field.tsx'
import { NewPasswordFields } from '#web/ui/fields/new-password-fields.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { Page } from '#web/ui/page/page.tsx'
import { WhoRegisters } from './who-registers.tsx'

/** Links for somebody whose CNIC or e-mail address already has an account, below that field. */
const AccountExistsHint = ({ failure, field }: { failure: ApiFailure | null; field: 'cnic' | 'email' }) =>
  failure?.errors?.[field] ? (
    <p className="banner-note">
      <Link to={paths.login}>Sign in</Link> or <Link to={paths.forgotPassword}>reset your password</Link>.
      {field === 'cnic' && (
        <>
          {' '}
          If somebody else has registered with your CNIC, <Link to={paths.ownCnic}>tell the council</Link>.
        </>
      )}
    </p>
  ) : null

interface RegisterPageProps {
  /** Fetches the code of the screen after signing in while the call is under way. */
  preloadNext: () => void
}

/** A new account; success signs in, then `GuestGuard` redirects to the dashboard. */
export const RegisterPage = ({ preloadNext }: RegisterPageProps) => {
  const { signIn } = useSession()
  const { search } = useLocation()
  const record = useRecordForm({
    schema: registration,
    defaults: {
      name: '',
      father_name: '',
      cnic: '',
      phone: '',
      email: '',
      password: '',
      password_confirmation: '',
    },
    draft: { key: 'register', omit: ['password', 'password_confirmation'] },
    check: ({ password = '', name = '', email = '', cnic = '', phone = '' }): FieldErrors => {
      const problem = password && personalPasswordProblem(password, { name, email, cnic, phone })
      return problem ? { password: [problem] } : {}
    },
    save: (body, { idempotencyKey }) => {
      preloadNext()
      return api.auth.register({ body }, { idempotencyKey })
    },
    onSaved: ({ data }) => signIn(data),
  })
  return (
    <Page title="Register">
      <WhoRegisters />
      <RecordForm
        record={record}
        fields={accountFields}
        saveLabel="Register"
        savingLabel="Registering…"
        plain
      >
        <TextField name="name" hint="As on your CNIC" autoComplete="name" dir="auto" />
        <TextField name="father_name" dir="auto" />
        <TextField
          name="cnic"
          hint={
            <>
              13 digits, for example <span className="unbroken">35202-1234567-1</span>
            </>
          }
          inputMode="numeric"
        />
        <AccountExistsHint failure={record.failure} field="cnic" />
        <TextField
          name="phone"
          type="tel"
          hint={
            <>
              Your mobile number, for example <span className="unbroken">0300 1234567</span>
            </>
          }
          autoComplete="tel"
        />
        <EmailField name="email" hint="We send a link there to confirm it" autoComplete="email" />
        <AccountExistsHint failure={record.failure} field="email" />
        <NewPasswordFields />
      </RecordForm>
      <p className="sign-in-links">
        <span>
          Do you have an account? <Link to={{ pathname: paths.login, search }}>Sign in</Link>
        </span>
      </p>
    </Page>
  )
}
