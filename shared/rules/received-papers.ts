/** The file on paper, as reception takes it in at the counter: the checklist's papers with the number of copies. */
import type { FieldErrors } from '../errors.ts'
import type { ApplicationStatus, ApplicationTitle } from '../vocabulary.ts'
import { checklistOf } from './checklist.ts'

export const mostCopies = 20 // more is a slip of the finger

const over: readonly ApplicationStatus[] = ['collected', 'declined', 'withdrawn']

/** Whether papers are still taken in. */
export const takesPapers = (status: ApplicationStatus): boolean => !over.includes(status)

/** @returns errors by field; none when this paper stands on the checklist of the title. */
export const receivedErrors = (title: ApplicationTitle, document: string): FieldErrors =>
  checklistOf(title).some((item) => item.document === document)
    ? {}
    : { document: ['Choose a document of the checklist'] }

/** The papers after one of them was counted anew; none of it takes it off. */
export const receivedAfter = <P extends { document: string; copies: number }>(
  papers: readonly P[],
  counted: P,
): P[] => [
  ...papers.filter(({ document }) => document !== counted.document),
  ...(counted.copies > 0 ? [counted] : []),
]
