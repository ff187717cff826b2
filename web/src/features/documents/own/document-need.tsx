import { givenAs, type Need, paperLabel } from '#shared/applications/rules/application-needs.ts'
import { type DocumentKey, documentSetOf } from '#shared/vocabulary/documents.ts'
import { NeedWords } from '#web/ui/needs/need-list.tsx'
import { documentSetTitles } from './document-sets.ts'

/** "Profile image (Documents)": where else the same may be given. */
const placeOf = (paper: Exclude<Need['anyOf'][number], 'entry'>): string =>
  `${paperLabel(paper)} (${paper === 'photo' ? 'Personal information' : documentSetTitles[documentSetOf(paper)]})`

/** If several documents mean the same, one is enough. */
const SameThing = ({ need, documentKey }: { need: Need; documentKey: DocumentKey }) => {
  const others = need.anyOf.flatMap((paper) => (paper === documentKey || paper === 'entry' ? [] : [paper]))
  return (
    others.length > 0 && (
      <p className="need-words">Give it once: here, or as {others.map(placeOf).join(' or as ')}.</p>
    )
  )
}

interface DocumentNeedProps {
  documentKey: DocumentKey
  need: Need
  held: readonly string[]
}

/**
 * For a document that was not uploaded: whose it is, why it is needed and an example, or which document was given
 * instead.
 */
export const DocumentNeed = ({ documentKey, need, held }: DocumentNeedProps) => {
  const given = givenAs(need, held)
  if (given === 'entry')
    return <p className="need-words">Your registration is linked to your account; this is not needed.</p>
  if (given) return <p className="need-words">You have given {placeOf(given)}, which is enough.</p>
  return (
    <>
      <NeedWords need={need} />
      <SameThing need={need} documentKey={documentKey} />
    </>
  )
}
