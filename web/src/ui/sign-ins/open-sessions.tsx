import type { OpenSession } from '#shared/accounts/records/sign-ins.ts'
import { formatMoment } from '#web/ui/moments.ts'

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
              Signed in {formatMoment(session.signed_in_at)}. Last used {formatMoment(session.last_used_at)}
            </span>
          </div>
          {!session.this_device && (
            <button
              type="button"
              className="btn btn-small btn-outline-secondary"
              aria-label={`Sign out ${nameOf(session)}, signed in ${formatMoment(session.signed_in_at)}`}
              aria-disabled={ending || undefined}
              onClick={() => onEnd(session.id)}
            >
              Sign out
            </button>
          )}
        </li>
      ))}
    </ul>
    {sessions.length > 1 && (
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-disabled={ending || undefined}
        onClick={onEndOthers}
      >
        Sign out everywhere else
      </button>
    )}
  </>
)
