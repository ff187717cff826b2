import '#web/theme/register/asked-changes.scss'
import { useState } from 'react'
import type { OwnChangeRequest } from '#shared/register/records/change-request.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { AskedChange } from './asked-change.tsx'
import { ChangeForm } from './change-form.tsx'

const read = async (signal: AbortSignal) => {
  const [entry, requests] = await Promise.all([
    api.ownRegistration.get({}, { signal }),
    api.ownChangeRequests.list({}, { signal }),
  ])
  return { entry: entry.data, requests: requests.data }
}

interface ChangesProps {
  requests: OwnChangeRequest[]
  onAsk: () => void
  onWithdrawn: () => void
}

const Changes = ({ requests, onAsk, onWithdrawn }: ChangesProps) => (
  <>
    <p className="page-actions">
      <Button look="outline" onClick={onAsk}>
        Ask for a change
      </Button>
    </p>
    {requests.length > 0 && (
      <ul className="asked-changes">
        {requests.map((request) => (
          <AskedChange key={request.id} request={request} onWithdrawn={onWithdrawn} />
        ))}
      </ul>
    )}
  </>
)

/** The holder's requests to change the register. The profile of the account never changes it. */
export const ChangesSection = () => {
  const flash = useFlash()
  const [asking, setAsking] = useState(false)
  const loaded = useApi(read, [])
  const reload = (said: string) => {
    setAsking(false)
    flash.showHere(said)
    loaded.reload()
  }
  const entry = loaded.data?.entry
  return (
    <section className={asking ? 'not-printed' : 'card not-printed'} aria-labelledby="changes">
      <h2 id="changes">Changes of the register</h2>
      <p>
        If your name, CNIC, city or qualification has changed, ask the council to change the register. Send a
        photo of the document that proves it. Two registrars decide. Your profile in this portal does not
        change the register.
      </p>
      {asking && entry ? (
        <ChangeForm
          entry={entry}
          onCancel={() => setAsking(false)}
          onSent={() => reload('Your request was sent. You get an email when it is decided')}
        />
      ) : (
        <WhenLoaded from={loaded} lines={4}>
          {({ requests }) => (
            <Changes
              requests={requests}
              onAsk={() => setAsking(true)}
              onWithdrawn={() => reload('The request was withdrawn')}
            />
          )}
        </WhenLoaded>
      )}
    </section>
  )
}
