import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { CalendarProps } from './calendar.tsx'

interface CalendarDialogProps extends CalendarProps {
  open: boolean
  title: string
  onClose: () => void
}

type Loading = ComponentType<CalendarProps> | 'loading' | 'failed'

/** The calendar is 21 kB that most people, who type their dates, never need. */
const useCalendar = (wanted: boolean): Loading => {
  const [calendar, setCalendar] = useState<Loading>('loading')
  useEffect(() => {
    if (!wanted) return
    import('./calendar.tsx').then(
      (module) => setCalendar(() => module.Calendar),
      () => setCalendar('failed'),
    )
  }, [wanted])
  return calendar
}

/** The month grid in a modal dialog; picking a day closes it. */
export const CalendarDialog = ({ open, title, onClose, ...calendar }: CalendarDialogProps) => {
  const Calendar = useCalendar(open)
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <div className="calendar" aria-busy={Calendar === 'loading'}>
        {Calendar === 'loading' && <p role="status">Loading the calendar…</p>}
        {Calendar === 'failed' && (
          <p role="alert">The calendar could not be loaded. Type the date instead.</p>
        )}
        {typeof Calendar !== 'string' && <Calendar {...calendar} />}
      </div>
      <div className="dialog-actions">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  )
}
