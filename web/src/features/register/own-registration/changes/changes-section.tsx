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
import { LetterForm } from './letter-form.tsx'

const sent = 'Your request was sent. You get an email when it is decided'

const read = async (signal: AbortSignal) => {
  const [entry, requests] = await Promise.all([
    api.ownRegistration.get({}, { signal }),
    api.ownChangeRequests.list({}, { signal }),
  ])
  return { entry: entry.data, requests: requests.data }
}

interface ChangesProps {
  requests: OwnChangeRequest[]
  onAsk: (what: 'change' | 'letter') => void
  onWithdrawn: () => void
}

const Changes = ({ requests, onAsk, onWithdrawn }: ChangesProps) => (
  <>
    <p className="page-actions">
      <Button look="outline" onClick={() => onAsk('change')}>
        Ask for a change
      </Button>
      <Button look="outline" onClick={() => onAsk('letter')}>
        Ask for a letter of good standing
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

/** The holder's requests to change the register, and for letters of good standing. The profile of the account never changes it. */
export const ChangesSection = () => {
  const flash = useFlash()
  const [asking, setAsking] = useState<'change' | 'letter'>()
  const loaded = useApi(read, [])
  const reload = (said: string) => {
    setAsking(undefined)
    flash.showHere(said)
    loaded.reload()
  }
  const entry = loaded.data?.entry
  const Form = asking === 'letter' ? LetterForm : ChangeForm
  return (
    <section className={asking ? 'not-printed asking' : 'card not-printed'} aria-labelledby="changes">
      <h2 id="changes">Changes and letters</h2>
      <p>
        If your name, CNIC, city or qualification has changed, ask the council to change the register. Send a
        photo of the document that proves it. Your profile in this portal does not change the register.
      </p>
      <p>
        If a regulator asks for a letter of good standing, the council issues it to that regulator. It tells
        your date of birth, your qualification, and every suspension and removal. Two registrars decide.
      </p>
      {asking && entry ? (
        <Form entry={entry} onCancel={() => setAsking(undefined)} onSent={() => reload(sent)} />
      ) : (
        <WhenLoaded from={loaded} lines={4}>
          {({ requests }) => (
            <Changes
              requests={requests}
              onAsk={setAsking}
              onWithdrawn={() => reload('The request was withdrawn')}
            />
          )}
        </WhenLoaded>
      )}
    </section>
  )
}
