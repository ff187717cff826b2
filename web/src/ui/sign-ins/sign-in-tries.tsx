import type { SignInFactor, SignInOutcome, SignInTry } from '#shared/accounts/records/sign-ins.ts'
import { formatMoment } from '#web/ui/moments.ts'

const outcomeLabels: Record<SignInOutcome, string> = {
  'signed-in': 'Signed in',
  'wrong-password': 'Refused: wrong password',
  'account-closed': 'The password was right, the account is closed',
  'code-asked': 'The password was right, the second step was missing',
  'wrong-code': 'Refused: wrong code',
  'wrong-passkey': 'Refused: passkey not accepted',
  waited: 'Refused: too many tries',
  'password-reset': 'New password set with a link',
  registered: 'Account created',
}

const factorLabels: Partial<Record<SignInFactor, string>> = {
  code: ' with a code of the app',
  'recovery-code': ' with a recovery code',
  passkey: ' with a passkey',
}

const labelOf = ({ outcome, factor, tries }: SignInTry): string =>
  `${outcomeLabels[outcome]}${(factor && factorLabels[factor]) ?? ''}${tries > 1 ? ` (${tries} times)` : ''}`

/** The result of each try, its time, and its browser. */
export const SignInTries = ({ tries }: { tries: SignInTry[] }) => {
  if (tries.length === 0) return <p className="text-muted">No sign-ins in the last 180 days.</p>
  return (
    <ol className="session-list">
      {tries.map((one) => (
        <li key={`${one.at} ${one.outcome}`}>
          <div>
            <strong>{labelOf(one)}</strong>
            <span className="text-muted">
              {formatMoment(one.at)}
              {one.browser && `, ${one.browser}`}
            </span>
          </div>
        </li>
      ))}
    </ol>
  )
}
