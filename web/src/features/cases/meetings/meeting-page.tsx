import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Meeting } from '#shared/cases/records/meeting.ts'
import { formatDate } from '#shared/kit/format.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { formatApplicationCount } from '#web/ui/application-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { MeetingSheet } from './meeting-sheet.tsx'

interface OpenMeetingProps {
  meeting: Meeting
  onChanged: (meeting: Meeting) => void
}

const OpenMeeting = ({ meeting, onChanged }: OpenMeetingProps) => {
  const { number, held_on, agenda } = meeting
  const [aside, setAside] = useState<ReadonlySet<string>>(
    () => new Set(agenda.filter(({ decision }) => decision?.outcome === 'set-aside').map(({ id }) => id)),
  )
  const [deciding, setDeciding] = useState(false)
  const { send, sending, failure } = useSending(async () =>
    onChanged((await api.meetings.open({ body: { number, held_on } })).data),
  )
  const open = agenda.filter(({ decision }) => decision?.outcome !== 'approved')
  const chosen = open.filter(({ id }) => !aside.has(id))
  const press = (id: string) => {
    const next = new Set(aside)
    if (!next.delete(id)) next.add(id)
    setAside(next)
  }
  return (
    <>
      <div className="print-bar case-print-bar">
        {chosen.length > 0 && (
          <Button look="primary" onClick={() => setDeciding(true)}>
            Approve {formatApplicationCount(chosen.length)}
          </Button>
        )}
        <Button onClick={() => window.print()}>Print</Button>
        <Button waiting={sending} onClick={() => void send()}>
          {sending ? 'Looking…' : 'Add what became ready'}
        </Button>
      </div>
      {failure && <FailureAlert failure={failure} />}
      <MeetingSheet meeting={meeting} aside={aside} onPress={press} />
      {deciding && (
        <DecideDialog
          meeting={meeting}
          chosen={chosen.map(({ id }) => id)}
          aside={open.filter(({ id, decision }) => aside.has(id) && !decision).map(({ id }) => id)}
          onDecided={onChanged}
          onClose={() => setDeciding(false)}
        />
      )}
    </>
  )
}

/** `/admin/meetings/:id`: the agenda of a meeting, and its minutes as soon as something is decided. */
export const MeetingPage = () => {
  const { id = '' } = useParams()
  const loaded = useRead(api.meetings.get, { params: { id } })
  const [changed, setChanged] = useState<Meeting>()
  const { number, held_on } = loaded.data ?? {}
  const title = held_on ? `Meeting ${number}, ${formatDate(held_on)}` : 'Meeting'
  return (
    <Page title={loaded.failure?.status === 404 ? 'Page not found' : title}>
      <WhenLoaded from={loaded} lines={12}>
        {(meeting) => <OpenMeeting meeting={changed ?? meeting} onChanged={setChanged} />}
      </WhenLoaded>
    </Page>
  )
}
