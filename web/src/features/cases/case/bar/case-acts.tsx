import { useState } from 'react'
import { type CaseAction, needsCertificate } from '#shared/applications/rules/application-lifecycle.ts'
import { certificatePath } from '#shared/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AssignButtons } from '../assignment/assignment.tsx'
import { caseActionLabels, mainActionOf } from '../decision/action-labels.ts'
import type { CaseReview } from '../use-case-review.ts'

interface ActButtonProps {
  action: CaseAction
  isMain: boolean
  review: CaseReview
}

const ActButton = ({ action, isMain, review }: ActButtonProps) => (
  <button
    type="button"
    className={isMain ? 'btn btn-primary' : 'btn btn-outline-secondary'}
    aria-disabled={review.busy || undefined}
    onClick={() => review.begin(action)}
  >
    {caseActionLabels[action].label}
  </button>
)

/** In the place of the usual button where the certificate is what is missing. */
const PrepareLink = ({ number }: { number: string }) => (
  <ButtonLink look="primary" to={certificatePath(number)}>
    Prepare certificate
  </ButtonLink>
)

/** The buttons for what this person can do with the case now; on narrow screens all but the usual one open on request. */
export const CaseActs = ({ review, isWide }: { review: CaseReview; isWide: boolean }) => {
  const [open, setOpen] = useState(false)
  const actions = review.caseRecord.actions.filter(
    (action) => action !== review.caseRecord.review.pending?.action,
  ) as CaseAction[]
  const { withheld, application_form: form } = review.caseRecord
  const unprepared = withheld.some(({ action }) => needsCertificate(action as CaseAction))
    ? form.registration_number
    : null
  const main = unprepared ? undefined : (mainActionOf(actions) ?? actions[0])
  const others = actions.filter((action) => action !== main)
  if (!main && !unprepared && others.length === 0 && isWide) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no fieldset of a form
    <div className="case-acts" role="group" aria-label="Actions">
      {unprepared && <PrepareLink number={unprepared} />}
      {main && <ActButton action={main} isMain={mainActionOf(actions) === main} review={review} />}
      {!isWide && (
        <Button aria-expanded={open} aria-controls="other-acts" onClick={() => setOpen(!open)}>
          More <Icon name="down" />
        </Button>
      )}
      <div id="other-acts" className="case-other-acts" hidden={!isWide && !open}>
        {others.map((action) => (
          <ActButton key={action} action={action} isMain={false} review={review} />
        ))}
        {!isWide && <AssignButtons review={review} />}
      </div>
    </div>
  )
}
