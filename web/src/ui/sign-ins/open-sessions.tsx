import type { OpenSession } from '#shared/accounts/records/sign-ins.ts'
import { Button } from '#web/ui/button.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { whole } from '#web/ui/whole.tsx'

interface OpenSessionsProps {
  sessions: OpenSession[]
  /** Whether a call is under way. */
  ending: boolean
  onEnd: (id: string) => void
  onEndOthers: () => void
}

const nameOf = ({ browser }: OpenSession): string => browser ?? 'Unknown browser'

/** Each session with when it began and was used last; every one but this can be ended. */
export const OpenSessions = ({ sessions, ending, onEnd, onEndOthers }: OpenSessionsProps) => (
  <>
    <ul className="session-list">
      {sessions.map((session) => (
        <li key={session.id}>
          <div>
            <strong>{nameOf(session)}</strong>
            {session.this_device && <span className="session-own">This device</span>}
            <span className="text-muted">
              Signed in {whole(formatMoment(session.signed_in_at))}. Last used{' '}
              {whole(formatMoment(session.last_used_at))}
            </span>
          </div>
          {!session.this_device && (
            <Button
              small
              aria-label={`Sign out ${nameOf(session)}, signed in ${formatMoment(session.signed_in_at)}`}
              waiting={ending}
              onClick={() => onEnd(session.id)}
            >
              Sign out
            </Button>
          )}
        </li>
      ))}
    </ul>
    {sessions.length > 1 && (
      <Button waiting={ending} onClick={onEndOthers}>
        Sign out everywhere else
      </Button>
    )}
  </>
)
