import '#web/theme/cases/case-dialogs.scss'
import { api } from '#web/api/client.ts'
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx'
import type { CaseReview } from '../use-case-review.ts'
import { unlinkKey } from './dialog-keys.ts'

/** Takes a wrong link back, so that the right entry can be linked. */
export const UnlinkDialog = ({ review, onClose }: { review: CaseReview; onClose: () => void }) => {
  const { id, registration, review: stored } = review.caseRecord
  const isOfCase = stored.link !== null
  return (
    <ReasonDialog
      title={`Take back the link to ${registration?.number ?? 'the register'}?`}
      submitLabel={isOfCase ? 'Take back' : 'Send for confirmation'}
      explanation={
        isOfCase
          ? 'For a wrong number only. Nothing was written into the register for the link; an entry that was there stays.'
          : 'For a wrong link only. Another registrar confirms it; until then the registration stays with this account.'
      }
      draft={unlinkKey(id)}
      send={async (reason) => {
        await review.commands.apply(
          (idempotencyKey) =>
            api.cases.unlinkRegistration({ params: { id }, body: { reason } }, { idempotencyKey }),
          isOfCase ? 'The link was taken back' : 'Sent to another registrar for confirmation',
        )
        onClose()
      }}
      onClose={onClose}
    />
  )
}
