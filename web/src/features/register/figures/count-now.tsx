import { useEffect, useRef, useState } from 'react'
import { countingRoles } from '#shared/cases/rules/report-roles.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { formatCount } from '#web/ui/chart/chart-section.ts'
import { CommandProblem } from '#web/ui/form/command-problem.tsx'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'

/** Counts the register before the night does; nothing for those who may not. Each request counts for some seconds. */
export const CountNow = ({ onCounted }: { onCounted: () => void }) => {
  const { admin } = useAdminSession()
  const [entries, setEntries] = useState<number>()
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  const counting = useSending(async () => {
    for (;;) {
      const { data } = await api.figures.count()
      if (left.current) return
      if (data.finished) return onCounted()
      setEntries(data.entries)
    }
  })
  if (!countingRoles.some((role) => admin?.roles.includes(role))) return null
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void counting.send()
      }}
    >
      <CommandProblem problem={counting.failure} onRetry={() => void counting.send()} />
      <SaveButton saving={counting.sending} savingLabel="Counting…">
        Count now
      </SaveButton>
      <p role="status">
        {counting.sending && entries !== undefined && `${formatCount(entries)} registrations counted so far.`}
      </p>
    </form>
  )
}
