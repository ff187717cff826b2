import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { isOverdue, type TrackedStep, trackerOf } from '#shared/applications/rules/application-tracker.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { useCouncil } from '#web/session/council.tsx'
import '#web/theme/applications/application.scss'
import { Icon } from '#web/ui/icon.tsx'
import { formatDayOf } from '#web/ui/moments.ts'
import { CouncilContact } from '#web/ui/page/council-contact.tsx'

const daysOf = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** "21-11-2026", "Now, usually 5 days", "Not yet". */
const wordsOf = ({ state, at, usual }: TrackedStep): string => {
  const day = at ? formatDayOf(at) : null
  if (state === 'done') return day ?? 'Done'
  if (state === 'end') return day ?? ''
  const takes = usual === null ? '' : `, usually ${daysOf(usual)}`
  return `${state === 'now' ? 'Now' : 'Not yet'}${takes}`
}

const Step = ({ step }: { step: TrackedStep }) => (
  <li
    className={`tracker-step tracker-${step.state}`}
    aria-current={step.state === 'now' ? 'step' : undefined}
  >
    <span className="tracker-mark" aria-hidden="true">
      {step.state === 'done' && <Icon name="check" />}
      {step.state === 'end' && <Icon name="close" />}
    </span>
    <span className="tracker-name">{step.name}</span> <span className="tracker-when">{wordsOf(step)}</span>
    {step.events.map(({ words, at }) => (
      <span key={words} className="tracker-event">
        {words}: <span className="tracker-day">{formatDayOf(at)}</span>
      </span>
    ))}
  </li>
)

interface TrackerProps {
  form: ApplicationFormRecord
  /** Whether its applicant has nothing to do, so that the council can take too long. */
  waits: boolean
}

/** The steps of the application: done with their dates, the one that is worked on, and those that follow. */
export const Tracker = ({ form, waits }: TrackerProps) => {
  const usual = useCouncil()?.usual_days ?? {}
  return (
    <>
      <ol className="tracker" aria-label="Steps of your application">
        {trackerOf(form, usual).map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
      {waits && isOverdue(form, usual, dayInKarachi(new Date())) && (
        <div className="banner-note">
          <p>This takes longer than usual. Ask the council, and name your reference {form.reference_no}.</p>
          <CouncilContact />
        </div>
      )}
    </>
  )
}
