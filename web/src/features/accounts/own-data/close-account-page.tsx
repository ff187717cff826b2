import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { keepableForDays, removedWithinDays } from '#shared/accounts/rules/account-closing.ts'
import { obstacleToClosing } from '#shared/accounts/rules/obstacle-to-closing.ts'
import { formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { Page } from '#web/ui/page/page.tsx'

const giveThePassword = 'Enter your current password'
const schema = z.object({ current_password: z.string().check(z.minLength(1, giveThePassword)) })

/** Asks for the password; afterwards the sign-in page says how long the account can be kept. */
const CloseAccountForm = () => {
  const session = useSession()
  const record = useRecordForm({
    schema,
    defaults: { current_password: '' },
    save: (body) => api.ownData.closeAccount({ body }),
    onSaved: ({ data: { keepable_until } }) => {
      session.signOut(`Your account is closed. To keep it, sign in until ${formatDate(keepable_until)}.`)
    },
    guardLeaving: false,
  })
  return (
    <RecordForm
      record={record}
      saveLabel="Close my account"
      savingLabel="Closing…"
      secondaryAction={<ButtonLink to={paths.ownData}>Cancel</ButtonLink>}
    >
      <PasswordField name="current_password" autoComplete="current-password" />
    </RecordForm>
  )
}

const Kept = () => (
  <section className="card" aria-labelledby="kept">
    <h2 id="kept">What the council keeps</h2>
    <ul>
      <li>applications that you have submitted, with their documents and versions</li>
      <li>the decisions, payments and history of these applications</li>
      <li>your registration, if you are registered</li>
    </ul>
    <p>
      The council must be able to show what it has decided and why. Nobody can reach this by signing in any
      more. Without a submitted application nothing is kept.
    </p>
  </section>
)

/** What a holder must know besides: the entry does not need the account, but its holder does. */
const RegistrationStays = ({ number }: { number: string }) => (
  <section className="card" aria-labelledby="registration">
    <h2 id="registration">Your registration {number}</h2>
    <ul>
      <li>
        It stays in the register as it is, with its number and its last day, and everybody finds it there.
      </li>
      <li>
        Without the account nobody reminds you of its end, and you cannot renew it, change it or ask for a
        letter in the portal.
      </li>
      <li>
        For that you open an account again and claim the number. Keep your certificate on paper: you need it
        then, with your CNIC.
      </li>
    </ul>
    <p>
      Do you need a <Link to={paths.ownRegistration}>statement or a letter</Link>? Save it before you close
      the account.
    </p>
  </section>
)

const Removed = () => (
  <section className="card" aria-labelledby="removed">
    <h2 id="removed">What is removed within {removedWithinDays} days</h2>
    <ul>
      <li>drafts, and documents that belong to no submitted application</li>
      <li>your profile with its email and phone number, and your password</li>
      <li>sessions, known browsers, your sign-in history and the list of emails that we sent to you</li>
    </ul>
    <p>
      Emails that we have sent to you, and backups of all this, are deleted at most 35 days later. Your email
      and CNIC can then be used for a new account.
    </p>
  </section>
)

/** `/portfolio/close`: what goes and what stays, and the form that closes the account. */
export const CloseAccountPage = () => {
  const { user } = useSession()
  const obstacle = obstacleToClosing(user.application_form?.status ?? null)
  return (
    <Page title="Close your account" narrow>
      {user.registration && <RegistrationStays number={user.registration.number} />}
      <Kept />
      <Removed />
      <section aria-labelledby="closing">
        <h2 id="closing">Close it</h2>
        {obstacle ? (
          <>
            <p className="banner-note">{obstacle}.</p>
            <p>
              <Link to={paths.dashboard}>Go to your application</Link>
            </p>
          </>
        ) : (
          <>
            <p>
              You are signed out everywhere at once, and we send you an email. For {keepableForDays} days you
              can keep the account by signing in. You may want to{' '}
              <Link to={paths.ownData}>save a copy of your data</Link> first.
            </p>
            <CloseAccountForm />
          </>
        )}
      </section>
    </Page>
  )
}
