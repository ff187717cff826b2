import '#web/theme/cases/case-documents.scss'
import { type RefObject, useEffect, useRef } from 'react'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DocumentContent } from './document-content.tsx'
import { DocumentTabs } from './document-tabs.tsx'
import { DocumentWindow } from './document-window.tsx'
import { FileFacts } from './file-facts.tsx'
import { FormerDocument, FormerFiles } from './former-files.tsx'
import { returnedFileOf, type ShownFile } from './shown-files.ts'
import type { CaseDocumentsState } from './use-case-documents.ts'

/**
 * Tells the styles of an element where its upper edge is in the window, as `--top-edge`, also while the page scrolls, so
 * that it ends with the window.
 */
const useTopEdge = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const measured = element.current
    if (!measured) return
    const bar = document.querySelector<HTMLElement>('.case-bar')
    const measure = () => {
      const top = Math.max(0, Math.round(measured.getBoundingClientRect().top))
      measured.style.setProperty('--top-edge', `${top}px`)
    }
    measure()
    const observer = new ResizeObserver(measure) // the content above has another height
    for (const above of [document.documentElement, document.body, bar]) if (above) observer.observe(above)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure)
    }
  }, [element])
}

/** Outside of what changes with the document: the focus returns to them from the full screen. */
const WindowButtons = ({ documents }: { documents: CaseDocumentsState }) => (
  <>
    <Button small onClick={documents.openWindow}>
      Full screen
    </Button>
    {documents.others.length > 0 && (
      <Button small onClick={documents.toggleBeside}>
        Side by side
      </Button>
    )}
  </>
)

const Shown = ({ shown, documents }: { shown: ShownFile; documents: CaseDocumentsState }) => {
  const held = documents.held.find(({ name }) => name === shown.key)
  const { id } = shown.file
  return (
    <>
      <h3 className="document-title">{shown.label}</h3>
      {held && documents.changed.includes(shown.key) && (
        <FormerDocument key={`former ${id}`} former={returnedFileOf(held)} documents={documents} />
      )}
      {/* One viewer at a time: a PDF is drawn once, and nothing has the same name twice. */}
      {documents.windowOpen ? (
        <div className="viewer" />
      ) : (
        <DocumentContent key={id} shown={shown} documents={documents} />
      )}
      <div className="document-foot">
        <WindowButtons documents={documents} />
        <FileFacts key={id} shown={shown} documents={documents} download="Download" />
      </div>
      {documents.windowOpen && <DocumentWindow shown={shown} documents={documents} />}
    </>
  )
}

const Missing = ({ missing }: { missing: DocumentKey[] }) =>
  missing.length > 0 && (
    <p className="document-missing">
      <Icon name="alert" />
      Missing: {missing.map(fieldLabel).join(', ')}
    </p>
  )

/** The uploaded documents by their numbers; one of them is open. */
export const CaseDocuments = ({ documents }: { documents: CaseDocumentsState }) => {
  const section = useRef<HTMLElement>(null)
  useTopEdge(section)
  const { shown } = documents
  return (
    <section className="card case-documents" aria-labelledby="documents" tabIndex={-1} ref={section}>
      <h2 id="documents">Documents</h2>
      <Missing missing={documents.missing} />
      {shown ? (
        <>
          <DocumentTabs documents={documents} />
          <Shown shown={shown} documents={documents} />
        </>
      ) : (
        <p>No documents have been uploaded.</p>
      )}
      <FormerFiles documents={documents} />
    </section>
  )
}
