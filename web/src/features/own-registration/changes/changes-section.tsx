import '#web/theme/asked-changes.scss'
import { useState } from 'react'
import type { OwnChangeRequest } from '#shared/records/change-request.ts'
import type { OwnEntry } from '#shared/records/registration.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
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
  entry: OwnEntry
  requests: OwnChangeRequest[]
  onChanged: () => void
}

const Changes = ({ entry, requests, onChanged }: ChangesProps) => {
  const flash = useFlash()
  const [asking, setAsking] = useState(false)
  if (asking)
    return (
      <ChangeForm
        entry={entry}
        onCancel={() => setAsking(false)}
        onSent={() => {
          setAsking(false)
          flash.showHere('Your request was sent. You get an email when it is decided')
          onChanged()
        }}
      />
    )
  return (
    <>
      <p className="page-actions">
        <button type="button" className="btn btn-outline-primary" onClick={() => setAsking(true)}>
          Ask for a change
        </button>
      </p>
      {requests.length > 0 && (
        <ul className="asked-changes">
          {requests.map((request) => (
            <AskedChange
              key={request.id}
              request={request}
              onChanged={() => {
                flash.showHere('The request was withdrawn')
                onChanged()
              }}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** What the holder asks to change in the register. The profile of the account never changes it. */
export const ChangesSection = () => {
  const loaded = useApi(read, [])
  return (
    <section className="card not-printed" aria-labelledby="changes">
      <h2 id="changes">Changes of the register</h2>
      <p>
        If your name, CNIC, city or qualification has changed, ask the council to change the register. Send a
        photo of the document that proves it. Two registrars decide. Your profile in this portal does not
        change the register.
      </p>
      <WhenLoaded from={loaded} lines={4}>
        {({ entry, requests }) =>
          entry && <Changes entry={entry} requests={requests} onChanged={loaded.reload} />
        }
      </WhenLoaded>
    </section>
  )
}
