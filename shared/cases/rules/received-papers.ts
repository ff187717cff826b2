/** The papers of the checklist that reception has received, with the number of copies. */

import { isClosed } from '#shared/applications/rules/application-lifecycle.ts'
import { checklistOf } from '#shared/applications/rules/checklist.ts'
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

/** Whether reception has the required copies of every paper of the checklist. */
export const arePapersComplete = (
  title: ApplicationTitle,
  papers: readonly { document: string; copies: number }[],
): boolean =>
  checklistOf(title).every(({ document, copies }) =>
    papers.some((paper) => paper.document === document && paper.copies >= copies),
  )
