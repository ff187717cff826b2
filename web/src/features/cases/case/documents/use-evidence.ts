import { evidenceOf } from '#shared/cases/rules/evidence.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import type { CaseDocumentsState } from './use-case-documents.ts'

/** From the points to the documents that prove them. */
export const useEvidence = (
  { held, choose, wasOpened }: CaseDocumentsState,
  { isWide, showDocuments }: { isWide: boolean; showDocuments: () => void },
) => {
  const of = (item: string): DocumentKey | undefined =>
    evidenceOf(
      item,
      held.map(({ name }) => name),
    )
  const show = (key: DocumentKey): void => {
    choose(key)
    showDocuments()
  }
  const isCompared = (item: string): boolean => {
    const key = of(item)
    return key === undefined || wasOpened(key)
  }
  return {
    of,
    show,
    /** Opens the document that proves a point, where there is room for it next to the point. */
    follow: (item: string): void => {
      const key = of(item)
      if (isWide && key) choose(key)
    },
    /**
     * Marks these points as right, but for those whose document has not been open yet: the first of these documents opens.
     * @returns the marked ones
     */
    markCompared: (items: readonly string[], mark: (items: readonly string[], state: 'right') => void) => {
      const compared = items.filter(isCompared)
      mark(compared, 'right')
      const next = of(items.find((item) => !isCompared(item)) ?? '')
      if (next) show(next)
      return compared
    },
  }
}
export type Evidence = ReturnType<typeof useEvidence>
