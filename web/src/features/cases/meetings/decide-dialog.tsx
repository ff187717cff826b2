import '#web/theme/applications/progress.scss'
import { useState } from 'react'
import { decidedPerCall, type Meeting, type MeetingCommand } from '#shared/cases/records/meeting.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { formatApplicationCount } from '#web/ui/application-labels.ts'
import { ReasonField } from '#web/ui/fields/reason-field.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'

interface DecideDialogProps {
  meeting: Meeting
  /** The ids of the applications to be approved, and of those that are set aside. */
  chosen: string[]
  aside: string[]
  onDecided: (meeting: Meeting) => void
  onClose: () => void
}

const slicesOf = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / decidedPerCall) }, (_, slice) =>
    ids.slice(slice * decidedPerCall, (slice + 1) * decidedPerCall),
  )

/** Decides the whole list, a few in each call. After a failure the same again goes on: what is decided stays. */
export const DecideDialog = ({ meeting, chosen, aside, onDecided, onClose }: DecideDialogProps) => {
  const { admin } = useAdminSession()
  const [all] = useState({ chosen, aside })
  const [done, setDone] = useState(0)
  const { field, dialog } = useDialogCommand({
    key: `meeting:${meeting.id}`,
    initial: { present: meeting.present || (admin?.name ?? '') },
    send: async ({ present }) => {
      setDone(0)
      const decide = async (word: MeetingCommand['decide'], ids: string[]) => {
        for (const slice of slicesOf(ids)) {
          const body = { decide: word, ids: slice, present }
          const { data } = await api.meetings.decide({ params: { id: meeting.id }, body })
          onDecided(data)
          setDone((count) => count + slice.length)
        }
      }
      await decide('set-aside', all.aside)
      await decide('approve', all.chosen)
      onClose()
    },
    onClose,
  })
  const hint = `One name on each line${meeting.quorum === null ? '' : `. The quorum is ${meeting.quorum}`}`
  const count = all.chosen.length + all.aside.length
  return (
    <CommandDialog
      title={`Approve ${formatApplicationCount(all.chosen.length)}`}
      explanation={[
        'Each is approved by itself, under all its rules, and its applicant gets an email. What cannot be approved stays as it is and says why.',
        ...(all.aside.length > 0 ? [`${all.aside.length} set aside.`] : []),
      ].join(' ')}
      submitLabel="Approve"
      savingLabel="Approving…"
      {...dialog}
    >
      <ReasonField {...field('present')} label="Present" hint={hint} maxLength={2000} />
      {dialog.saving && <progress max={count} value={done} aria-label="Approved" />}
      <p role="status">{dialog.saving && `${done} of ${formatApplicationCount(count)} done`}</p>
    </CommandDialog>
  )
}
