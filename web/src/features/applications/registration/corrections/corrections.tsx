import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { itemLabel } from '#shared/applications/rules/correctable.ts'
import { registrationPathOf } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { useAttemptKey } from '#web/ui/form/use-attempt-key.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { CorrectionLink } from './correction-link.tsx'
import { FeeAfterCorrection } from './fee-after-correction.tsx'
import { type ReturnedFileView, ReturnedItemRow } from './returned-item-row.tsx'
import { type ReturnedItem, useReturnedItems } from './use-returned-items.ts'

/** "1 of 2 corrected, next: CNIC front" */
const progressOf = (items: readonly ReturnedItem[], next: ReturnedItem | undefined): string => {
  const done = items.filter(({ isCorrected }) => isCorrected).length
  const count = `${done} of ${items.length} corrected`
  return next ? `${count}, next: ${itemLabel(next.item)}` : `${count}. Send your application again now.`
}

interface ListProps {
  items: readonly ReturnedItem[]
  here: string
  ReturnedFile: ReturnedFileView
  onReplaced: ReturnType<typeof useReturnedItems>['replace']
  onSend: () => void
  sending: boolean
}

const List = ({ items, here, ReturnedFile, onReplaced, onSend, sending }: ListProps) => {
  const next = items.find(({ isCorrected }) => !isCorrected)
  return (
    <>
      <p className="corrections-progress" role="status">
        {progressOf(items, next)}
      </p>
      <ol className="corrections">
        {items.map((returned) => (
          <ReturnedItemRow
            key={returned.item}
            returned={returned}
            here={here}
            ReturnedFile={ReturnedFile}
            onReplaced={onReplaced}
          />
        ))}
      </ol>
      <div className="page-actions">
        {next ? (
          <CorrectionLink
            item={next.item}
            here={here}
            className="btn btn-primary"
          >{`Correct ${itemLabel(next.item)}`}</CorrectionLink>
        ) : (
          <Button look="primary" waiting={sending} onClick={onSend}>
            {sending ? 'Sending…' : 'Send again'}
          </Button>
        )}
      </div>
    </>
  )
}

interface CorrectionsProps {
  form: ApplicationFormRecord
  ReturnedFile: ReturnedFileView
  onSentAgain: (form: ApplicationFormRecord) => void
}

/** The items that the council wants corrected, one after the other; once all are, the button that sends everything again. */
export const Corrections = ({ form, ReturnedFile, onSentAgain }: CorrectionsProps) => {
  const { loaded, items, replace } = useReturnedItems(form)
  const withKey = useAttemptKey()
  const { sending, failure, send } = useSending(async () => {
    const params = { id: form.id }
    onSentAgain(
      (await withKey((idempotencyKey) => api.applicantForm.resubmit({ params }, { idempotencyKey }))).data,
    )
  })
  return (
    <section className="card" aria-labelledby="corrections">
      <h2 id="corrections" tabIndex={-1}>
        What to correct
      </h2>
      <p>
        The council has returned your application. Correct what is listed; the rest stays as you submitted it.
      </p>
      <WhenLoaded from={loaded} lines={items.length * 2}>
        {() => (
          <List
            items={items}
            here={registrationPathOf(form)}
            ReturnedFile={ReturnedFile}
            onReplaced={replace}
            onSend={send}
            sending={sending}
          />
        )}
      </WhenLoaded>
      <FeeAfterCorrection form={form} />
      {failure && <FailureAlert failure={failure} />}
    </section>
  )
}
