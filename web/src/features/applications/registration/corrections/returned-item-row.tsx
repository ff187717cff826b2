import { type ComponentType, Suspense } from 'react'
import { isText, itemText } from '#shared/applications/rules/correctable.ts'
import type { DocumentFile, UploadedDocument } from '#shared/documents/records/document.ts'
import { correctionReasons } from '#shared/vocabulary/applications.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { CorrectionLink } from './correction-link.tsx'
import type { ReturnedItem } from './use-returned-items.ts'

/** The returned file with what can be done about it; it belongs to the documents, so the router passes it. */
export type ReturnedFileView = ComponentType<{
  documentKey: DocumentKey
  file: DocumentFile | null
  onReplaced: (uploaded: UploadedDocument) => void
}>

/** The value when the item was returned, and the value now. */
const BeforeAndAfter = ({ item, before, now }: ReturnedItem) => (
  <p className="correction-now">
    Before: <Typed as="s">{itemText(item, before) || 'nothing'}</Typed>. Now:{' '}
    <Typed as="strong">{itemText(item, now) || 'nothing'}</Typed>
  </p>
)

const State = ({ isCorrected }: Pick<ReturnedItem, 'isCorrected'>) =>
  isCorrected ? (
    <span className="status status-done">
      <Icon name="check" />
      Corrected
    </span>
  ) : (
    <span className="status status-needed">Not corrected yet</span>
  )

interface ReturnedItemRowProps {
  returned: ReturnedItem
  /** The path of this page. */
  here: string
  ReturnedFile: ReturnedFileView
  onReplaced: (uploaded: UploadedDocument) => void
}

/** One thing to correct: its name, why, whether it is done, and for a file the button to replace it. */
export const ReturnedItemRow = ({ returned, here, ReturnedFile, onReplaced }: ReturnedItemRowProps) => {
  const { item, reason, words, isCorrected, document } = returned
  return (
    <li>
      <p className="correction-asked">
        <CorrectionLink item={item} here={here} />: {correctionReasons[reason]}
        {words && <>. {words}</>}
      </p>
      <State isCorrected={isCorrected} />
      {isText(item) && isCorrected && <BeforeAndAfter {...returned} />}
      {document && (
        <Suspense fallback={<p className="form-text">Loading the file…</p>}>
          <ReturnedFile documentKey={document.key} file={document.file} onReplaced={onReplaced} />
        </Suspense>
      )}
    </li>
  )
}
