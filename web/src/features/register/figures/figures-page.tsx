import { useEffect, useRef, useState } from 'react'
import { formatDate } from '#shared/kit/format.ts'
import type { FiguresKnown, FiguresView, RegisterFigures } from '#shared/register/records/register-figures.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { ChartCard } from '#web/ui/chart/chart-card.tsx'
import { formatCount } from '#web/ui/chart/chart-section.ts'
import { CommandProblem } from '#web/ui/form/command-problem.tsx'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { submitting, useSending } from '#web/ui/form/use-sending.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { reminderWords } from '#web/ui/register/reminder-words.ts'
import { whole } from '#web/ui/whole.tsx'
import { figureSections } from './figure-sections.ts'

/** Counts the register before the night does. Each request counts for some seconds. */
const CountNow = ({ counted_at, onCounted }: FiguresKnown & { onCounted: () => void }) => {
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
      const { data } = await api.figures.count({ body: { counted_at } })
      if (left.current) return
      if (data.finished) return onCounted()
      setEntries(data.entries)
    }
  })
  return (
    <form onSubmit={submitting(counting.send)}>
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

const entriesIn = ({ entries }: RegisterFigures): string =>
  `${formatCount(entries)} registration${entries === 1 ? '' : 's'}`

const LastReminders = ({ reminders }: Pick<FiguresView, 'reminders'>) => (
  <section className="card" aria-labelledby="last-reminders">
    <h2 id="last-reminders">Reminders of renewals</h2>
    <p>
      {reminders
        ? `Last run on ${formatDate(reminders.day)}: ${reminderWords(reminders)}`
        : 'They are sent every night. None was due yet.'}
    </p>
  </section>
)

interface FiguresProps {
  view: FiguresView
  onCounted: () => void
}

const Figures = ({ view: { figures, reminders }, onCounted }: FiguresProps) => (
  <>
    {!figures && (
      <div className="card empty-state">
        <p>
          The register is counted every night. The first figures are here tomorrow, or as soon as it is
          counted now.
        </p>
        <CountNow counted_at={null} onCounted={onCounted} />
      </div>
    )}
    {figures && (
      <>
        <h2 className="chart-day">As of {whole(formatDate(figures.day))}</h2>
        <p className="text-muted">
          {entriesIn(figures)}, counted until {whole(formatMoment(figures.counted_at))}. The register is
          counted every night. What has changed since then is in the next count.
        </p>
        <CountNow counted_at={figures.counted_at} onCounted={onCounted} />
        <div className="chart-cards">
          {figureSections(figures).map((section) => (
            <ChartCard
              key={section.name}
              section={section}
              file={`register-${section.name}-${figures.day}.csv`}
            />
          ))}
        </div>
      </>
    )}
    <LastReminders reminders={reminders} />
  </>
)

/** `/admin/figures`: the register in figures, as it was counted last. */
export const FiguresPage = () => {
  const loaded = useRead(api.figures.get, {})
  return (
    <Page title="Register in figures">
      <WhenLoaded from={loaded} lines={12}>
        {(view) => <Figures view={view} onCounted={loaded.reload} />}
      </WhenLoaded>
    </Page>
  )
}
