import '#web/theme/history.scss'
import '#web/theme/staff/office-settings.scss'
import { Link, useNavigate } from 'react-router-dom'
import { newMeeting } from '#shared/cases/records/meeting.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { meetingPath } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { DateField } from '#web/ui/fields/date-field/date-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { OlderPages } from '#web/ui/older-pages.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { whole } from '#web/ui/whole.tsx'

const read = async (cursor?: string, signal?: AbortSignal) =>
  (await api.meetings.list({ query: { cursor } }, { signal })).data
type MeetingList = Awaited<ReturnType<typeof read>>

/** The number that follows the one of the latest meeting. */
const nextNumber = ({ entries: [latest] }: MeetingList): string => String(Number(latest?.number ?? 0) + 1)

const NewMeeting = ({ meetings }: { meetings: MeetingList }) => {
  const navigate = useNavigate()
  const record = useRecordForm({
    schema: newMeeting,
    defaults: { number: nextNumber(meetings), held_on: dayInKarachi(new Date()) },
    save: (body, keys) => api.meetings.open({ body }, keys),
    onSaved: ({ data }) => navigate(meetingPath(data.id)),
  })
  return (
    <section aria-labelledby="new-meeting">
      <h2 id="new-meeting">New meeting</h2>
      <p>Its agenda is every application of which the approval is recommended and the fee verified.</p>
      <RecordForm record={record} saveLabel="Make the agenda" savingLabel="Making the agenda…">
        <TextField name="number" inputMode="numeric" className="field-short" autoComplete="off" />
        <DateField
          name="held_on"
          label="Day of the meeting"
          hint="The day on which the council meets"
          latestInDays={365}
        />
      </RecordForm>
    </section>
  )
}

/** `/admin/meetings`: the council’s meetings; a new one begins with an agenda of all that is ready. */
export const MeetingsPage = () => {
  const loaded = useApi((signal) => read(undefined, signal), [])
  return (
    <Page title="Meetings" narrow>
      <WhenLoaded from={loaded}>
        {(meetings) => (
          <>
            <NewMeeting meetings={meetings} />
            <section className="card settings-history" aria-labelledby="meetings">
              <h2 id="meetings">Meetings</h2>
              <OlderPages first={meetings} read={read} empty={<p>No meeting yet.</p>}>
                {(entries) => (
                  <ol className="history-list">
                    {entries.map(({ id, number, held_on, present }) => (
                      <li key={id}>
                        <Link to={meetingPath(id)}>
                          Meeting {number}, {whole(formatDate(held_on))}
                        </Link>
                        <span className="text-muted">{present ? 'Minutes' : 'Agenda'}</span>
                      </li>
                    ))}
                  </ol>
                )}
              </OlderPages>
            </section>
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
