/** The papers of the checklist that reception has received, with the number of copies. */

import { isClosed } from '#shared/applications/rules/application-lifecycle.ts'
import { type ChecklistItem, checklistOf } from '#shared/applications/rules/checklist.ts'
import type { FieldErrors } from '#shared/kit/errors.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'

export const mostCopies = 20 // more is a typing mistake

/** Whether reception still accepts papers. */
export const acceptsPapers = (status: ApplicationStatus): boolean => !isClosed(status)

/** @returns errors by field; none when this paper is on the checklist of the title. */
export const receivedErrors = (title: ApplicationTitle, document: string): FieldErrors =>
  checklistOf(title).some((item) => item.document === document)
    ? {}
    : { document: ['Choose a document from the checklist'] }

/** The papers after one of them was counted again; 0 copies removes it. */
export const receivedAfter = <P extends { document: string; copies: number }>(
  papers: readonly P[],
  counted: P,
): P[] => [
  ...papers.filter(({ document }) => document !== counted.document),
  ...(counted.copies > 0 ? [counted] : []),
]

interface Papers {
  /** Those that an unchanged renewal is asked for; null: all of the checklist. */
  asked: readonly string[] | null
  received: readonly { document: string; copies: number }[]
}

/** The papers of the checklist that this application is asked for. */
export const askedPapers = (title: ApplicationTitle, { asked }: Pick<Papers, 'asked'>): ChecklistItem[] =>
  checklistOf(title).filter(({ document }) => asked?.includes(document) ?? true)

/** Those of which no copy has come. */
export const missingPapers = (title: ApplicationTitle, papers: Papers): ChecklistItem[] =>
  askedPapers(title, papers).filter(
    ({ document }) => !papers.received.some((paper) => paper.document === document),
  )

/** How many of the papers that are asked for have come. */
export const paperCount = (title: ApplicationTitle, papers: Papers): { received: number; asked: number } => {
  const asked = askedPapers(title, papers).length
  return { asked, received: asked - missingPapers(title, papers).length }
}

/** Whether reception has the required copies of every paper that is asked for. */
export const arePapersComplete = (title: ApplicationTitle, papers: Papers): boolean =>
  askedPapers(title, papers).every(({ document, copies }) =>
    papers.received.some((paper) => paper.document === document && paper.copies >= copies),
  )
