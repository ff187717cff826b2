import { dayInKarachi } from '#shared/kit/format.ts'
import { useSession } from '#web/session/session-context.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { figuresOf } from './figures.ts'

/** Nothing for a guest, who has no application. */
export const OwnFigures = () => {
  const session = useSession()
  if (session.state !== 'authenticated') return null
  return (
    <section className="card" aria-labelledby="figures">
      <h2 id="figures">Your application in figures</h2>
      <SummaryList items={figuresOf(session.user, dayInKarachi(new Date()))} />
    </section>
  )
}
