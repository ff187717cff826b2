import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { useObjectUrl } from '#web/ui/document/use-object-url.ts'
import { Icon } from '#web/ui/icon.tsx'
import { numberOf } from './evidence-documents.ts'
import { documentOf, isPdf } from './shown-files.ts'
import type { CaseDocumentsState } from './use-case-documents.ts'

/** Without alternative text: the name is part of the same button. */
const Thumbnail = ({ bytes }: { bytes: Blob }) => {
  const address = useObjectUrl(bytes)
  return address ? <img src={address} alt="" /> : null
}

/** A button for each uploaded document, with its number and, once opened, a small picture. */
export const DocumentTabs = ({ documents }: { documents: CaseDocumentsState }) => {
  const { held, changed, addedLater, shown, choose, thumbnail } = documents
  return (
    <ul className="document-tabs">
      {held.map((file) => {
        const { name } = file
        const small = thumbnail(documentOf(file))
        return (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === shown?.key}
              title={
                addedLater.includes(name)
                  ? `${fieldLabel(name)}, added after the submission`
                  : fieldLabel(name)
              }
              onClick={() => choose(name)}
            >
              <span className="document-thumbnail">
                {small ? <Thumbnail bytes={small} /> : <Icon name={isPdf(file) ? 'file' : 'picture'} />}
                {addedLater.includes(name) && (
                  <span className="document-later">
                    <Icon name="plus" />
                  </span>
                )}
              </span>
              <span className="document-digit">{numberOf(name)}</span>{' '}
              <span className="document-name">
                {fieldLabel(name)}
                {changed.includes(name) && ' (changed)'}
                {addedLater.includes(name) && <span className="visually-hidden"> (added later)</span>}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
