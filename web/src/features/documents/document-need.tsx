import type { DocumentFile } from '#shared/records/document.ts'
import { givenAs, type Need, needOfDocument, paperLabel } from '#shared/rules/application-needs.ts'
import { type ApplicationTitle, type DocumentKey, documentSetOf } from '#shared/vocabulary.ts'
import { NeedMark } from '#web/ui/needs/need-mark.tsx'
import { NeedWords } from '#web/ui/needs/need-words.tsx'
import { documentSetTitles } from './document-sets.ts'

/** "Profile image (Documents)": where else the same may be given. */
const placeOf = (paper: Need['anyOf'][number]): string =>
  `${paperLabel(paper)} (${paper === 'photo' ? 'Personal information' : documentSetTitles[documentSetOf(paper)]})`

/** Of documents that mean the same, one is enough. */
const SameThing = ({ need, documentKey }: { need: Need; documentKey: DocumentKey }) => {
  const others = need.anyOf.filter((paper) => paper !== documentKey)
  return (
    others.length > 0 && (
      <p className="need-words">Give it once: here, or as {others.map(placeOf).join(' or as ')}.</p>
    )
  )
}

interface DocumentNeedProps {
  documentKey: DocumentKey
  file: DocumentFile | null
  title: ApplicationTitle
  held: readonly string[]
}

/** Whether and when a document is needed, whose it is, why and for example which; short once it is given. */
export const DocumentNeed = ({ documentKey, file, title, held }: DocumentNeedProps) => {
  const need = needOfDocument(title, documentKey)
  if (!need) return null
  const given = givenAs(need, held)
  return (
    <div className="document-need">
      <NeedMark need={need} held={held} />
      {!file && given && <p className="need-words">Given as {placeOf(given)}; nothing more is needed.</p>}
      {!file && !given && (
        <>
          <NeedWords need={need} />
          <SameThing need={need} documentKey={documentKey} />
        </>
      )}
    </div>
  )
}
