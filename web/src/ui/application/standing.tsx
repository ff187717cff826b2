import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { isRecalled, recalledSentence } from '#shared/applications/rules/own-changes.ts'
import { openReversal, reversalWords } from '#shared/applications/rules/reversals.ts'
import { type ApplicationStatus, statusLabels } from '#shared/vocabulary/statuses.ts'
import '#web/theme/applications/application.scss'
import { formatDayOf } from '#web/ui/moments.ts'
import type { OwnStanding } from './use-standing.ts'

/** What happens next and who does it; several sentences are in order. */
const NextSteps = ({ next }: Pick<OwnStanding, 'next'>) =>
  next.length === 1 ? (
    <p>{next[0]}</p>
  ) : (
    <ol>
      {next.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  )

/** What the council has taken back, until it is reached again. */
const TakenBack = ({ form }: Pick<StandingProps, 'form'>) => {
  const reversal = openReversal(form)
  return (
    reversal && (
      <p className="banner-note">
        {formatDayOf(reversal.at)}: {reversalWords[reversal.step].sentence}
      </p>
    )
  )
}

const needsAttention: readonly ApplicationStatus[] = ['returned', 'declined']

interface StandingProps {
  form: ApplicationFormRecord
  standing: OwnStanding
  /** Replaces the link to the next act if it is done on this page; null if it is elsewhere on the page. */
  act?: ReactNode
}

/** Status, what it means, what happens next, and the one button for the applicant's next act. */
export const Standing = ({ form, standing: { words, next, act, obstacle }, act: ownAct }: StandingProps) => (
  <div className="standing">
    <p>
      <span className={`status ${needsAttention.includes(form.status) ? 'status-needed' : ''}`}>
        {statusLabels[form.status]}
      </span>{' '}
      <span className="standing-since">since {formatDayOf(form.status_since)}</span>
    </p>
    <TakenBack form={form} />
    {isRecalled(form) && <p className="banner-note">{recalledSentence}.</p>}
    {obstacle && (
      <p className="banner-note">
        {obstacle}. Until then this renewal cannot be approved: ask the council before you pay the fee.
      </p>
    )}
    <p className="own-standing">{words}</p>
    {form.decline_reason && <p>Reason: {form.decline_reason}</p>}
    <NextSteps next={next} />
    {ownAct !== undefined
      ? ownAct
      : act && (
          <Link className="btn btn-primary btn-large" to={act.path}>
            {act.label}
          </Link>
        )}
  </div>
)
