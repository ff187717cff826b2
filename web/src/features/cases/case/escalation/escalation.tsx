import '#web/theme/cases/case-dialogs.scss'
import { useState } from 'react'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { Button } from '#web/ui/button.tsx'
import { ControlledTextArea } from '#web/ui/fields/controlled-fields.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useBegunDialogs, useDialogCommand } from '#web/ui/form/use-dialog-command.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { whole } from '#web/ui/whole.tsx'
import type { CaseReview } from '../use-case-review.ts'

const asking = {
  title: 'Ask the registrar',
  explanation: 'The application waits in the work of all registrars until one of them has answered.',
  label: 'What is the question?',
  done: 'Sent to the registrars',
}
const answering = {
  title: 'Answer',
  explanation: 'Your answer becomes a note to the colleague who asked.',
  label: 'Answer',
  done: 'Answered',
}

const escalationKey = (caseId: string, isAnswer: boolean): string =>
  `${isAnswer ? 'answer' : 'question'}:${caseId}`

interface EscalationDialogProps {
  review: CaseReview
  isAnswer: boolean
  onClose: () => void
}

/** Asks the registrars, or answers. The typed text stays in this tab until it is sent or discarded. */
const EscalationDialog = ({ review, isAnswer, onClose }: EscalationDialogProps) => {
  const [words] = useState(isAnswer ? answering : asking)
  const params = { id: review.caseRecord.id }
  const { failure, field, dialog } = useDialogCommand({
    key: escalationKey(params.id, isAnswer),
    initial: { text: '' },
    send: async (typed) => {
      const text = typed.text.trim()
      await review.commands.apply(
        (idempotencyKey) =>
          isAnswer
            ? api.cases.settleEscalation({ params, body: { answer: text } }, { idempotencyKey })
            : api.cases.escalate({ params, body: { reason: text } }, { idempotencyKey }),
        words.done,
      )
      onClose()
    },
    onClose,
  })
  const errors = failure?.errors
  return (
    <CommandDialog title={words.title} submitLabel="Send" explanation={words.explanation} {...dialog}>
      <ControlledTextArea
        {...field('text', 'escalation')}
        label={words.label}
        error={(errors?.reason ?? errors?.answer)?.join(', ')}
        rows={4}
        maxLength={300}
      />
    </CommandDialog>
  )
}

/** A question to the registrars about the case, until one of them has answered it. */
export const Escalation = ({ review }: { review: CaseReview }) => {
  const { admin } = useAdminSession()
  const { escalated } = review.caseRecord.review
  const isBegun = useBegunDialogs()
  const [open, setOpen] = useState(() => isBegun(escalationKey(review.caseRecord.id, escalated !== null)))
  const isRegistrar = Boolean(admin?.roles.includes('registrar'))
  const { own, application_form: form } = review.caseRecord
  if (form.followed_at) return null
  return (
    <div className={escalated ? 'banner-note case-escalation' : 'case-escalation'}>
      {escalated && (
        <p>
          <strong>Registrar asked</strong> by{' '}
          {escalated.by.id === review.me ? 'you' : inSentence(escalated.by.name)},{' '}
          {whole(formatMoment(escalated.at))}: <Typed>{escalated.reason}</Typed>
        </p>
      )}
      {escalated && !isRegistrar && <p>Waiting for a registrar to answer.</p>}
      {(isRegistrar || !escalated) && !own && (
        <Button look={escalated ? 'primary' : 'link'} onClick={() => setOpen(true)}>
          {escalated ? 'Answer' : 'Ask the registrar'}
        </Button>
      )}
      {open && (
        <EscalationDialog review={review} isAnswer={escalated !== null} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
