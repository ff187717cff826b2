import { formatDate } from '#shared/kit/format.ts'
import type { OwnPlaces } from '#shared/register/records/own-places.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { whole } from '#web/ui/whole.tsx'

interface PhotoAtDoorProps {
  own: OwnPlaces
  onSaved: () => void
}

/** The holder's consent to show their photo to everybody who scans the card, which can be withdrawn. */
export const PhotoAtDoor = ({ own: { photo_shown: since }, onSaved }: PhotoAtDoorProps) => {
  const { sending, failure, send } = useSending(async () => {
    await api.ownPlaces.showPhoto({ body: { shown: since === null } })
    onSaved()
  })
  return (
    <section className="card" aria-labelledby="photo">
      <h2 id="photo">Your photo at the door</h2>
      <p>
        {since
          ? whole(
              `Since ${formatDate(since)} everybody who scans the card of a place sees your photo of the register.`,
            )
          : 'Nobody sees your photo. If you allow it, everybody who scans the card of a place that is public sees your photo of the register, and can tell whether it is you at the counter.'}{' '}
        It is shown only while you practise there and your registration is in force. You can change this at
        any time.
      </p>
      {failure && <FailureAlert failure={failure} />}
      <div className="page-actions">
        <Button waiting={sending} onClick={send}>
          {since ? 'Do not show my photo' : 'Show my photo'}
        </Button>
      </div>
    </section>
  )
}
