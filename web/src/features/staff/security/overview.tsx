import type { ReactNode } from 'react'
import type { AdminUser } from '#shared/accounts/contract/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDayOf } from '#web/ui/moments.ts'
import type { SecurityView } from './use-security-view.ts'

const codesLeft = (count: number): string =>
  count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`

interface OverviewProps {
  codes: AdminUser['codes']
  onView: (view: SecurityView) => void
}

const OneTimePasswords = ({ codes, onView }: OverviewProps) =>
  codes.since ? (
    <section className="card">
      <h2>One-time passwords</h2>
      <p>
        Set up on {formatDayOf(codes.since)}. {codesLeft(codes.recovery_codes_left)}
      </p>
      <div className="account-buttons">
        <Button onClick={() => onView({ name: 'replace' })}>Use another phone</Button>
        <Button onClick={() => onView({ name: 'renew' })}>New recovery codes</Button>
      </div>
    </section>
  ) : (
    <section className="card">
      <h2>One-time passwords</h2>
      {codes.missing && (
        <p className="banner-note">
          All staff sign in with a second step. Set up one-time passwords or a passkey to continue.
        </p>
      )}
      <p>
        An app on your phone shows a new code every 30 seconds. You enter it after your password when you sign
        in, so nobody can sign in with your password alone.
      </p>
      <div className="account-buttons">
        <Button look="primary" onClick={() => onView({ name: 'enrol' })}>
          Set up one-time passwords
        </Button>
      </div>
    </section>
  )

/** The password, and whether one-time passwords are set up, with the buttons to change them. @param children the passkeys */
export const Overview = ({ codes, onView, children }: OverviewProps & { children: ReactNode }) => (
  <>
    <OneTimePasswords codes={codes} onView={onView} />
    {children}
    {!codes.missing && (
      <section className="card">
        <h2>Password</h2>
        <p>Changing it ends your other sessions, and you get an email about it.</p>
        <div className="account-buttons">
          <Button onClick={() => onView({ name: 'password' })}>Change password</Button>
        </div>
      </section>
    )}
  </>
)
