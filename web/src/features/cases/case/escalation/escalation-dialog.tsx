import '#web/theme/cases/case-dialogs.scss'
import { useState } from 'react'
import { api } from '#web/api/client.ts'
import { ControlledTextArea } from '#web/ui/fields/controlled/controlled-text-area.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'
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

export const escalationKey = (caseId: string, isAnswer: boolean): string =>
  `${isAnswer ? 'answer' : 'question'}:${caseId}`

interface EscalationDialogProps {
  review: CaseReview
  isAnswer: boolean
  onClose: () => void
}

/** Asks the registrars, or answers. The typed text stays in this tab until it is sent or discarded. */
export const EscalationDialog = ({ review, isAnswer, onClose }: EscalationDialogProps) => {
  const [words] = useState(isAnswer ? answering : asking)
  const params = { id: review.caseRecord.id }
  const { values, change, failure, dialog } = useDialogCommand({
    key: escalationKey(params.id, isAnswer),
    initial: { text: '' },
    send: async (typed) => {
      const text = typed.text.trim()
      await review.apply(
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
        name="escalation"
        label={words.label}
        error={(errors?.reason ?? errors?.answer)?.join(', ')}
        rows={4}
        maxLength={300}
        value={values.text}
        onValue={(text) => change({ text })}
      />
    </CommandDialog>
  )
}
