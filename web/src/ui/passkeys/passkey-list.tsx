import type { PasskeyRow } from '#shared/accounts/records/passkeys.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDayOf, formatMoment } from '#web/ui/moments.ts'
import { whole } from '#web/ui/whole.tsx'

interface PasskeyListProps {
  passkeys: PasskeyRow[]
  onRemove: (passkey: PasskeyRow) => void
}

/** The name of each passkey, since when it is there and when it was used last. */
export const PasskeyList = ({ passkeys, onRemove }: PasskeyListProps) => {
  if (passkeys.length === 0) return <p className="text-muted">You have no passkeys.</p>
  return (
    <ul className="session-list">
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <div>
            <strong>{passkey.name}</strong>
            <span className="text-muted">
              Added on {whole(formatDayOf(passkey.created_at))}.{' '}
              {passkey.last_used_at
                ? whole(`Last used ${formatMoment(passkey.last_used_at)}`)
                : 'Not used yet'}
            </span>
          </div>
          <Button small aria-label={`Remove ${passkey.name}`} onClick={() => onRemove(passkey)}>
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}
