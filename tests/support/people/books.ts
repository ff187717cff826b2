/** Old registers brought in over the wire, in the stack of `openStaffStack`. */

import type { BookPartResults, BookRow } from '#shared/register/records/book.ts'
import type { BookOutcome } from '#shared/vocabulary/register.ts'
import { aBook, aBookPart } from '#tests/support/cases/books.ts'
import type { StaffStack } from './staff-stack.ts'

type Clerk = Awaited<ReturnType<StaffStack['staffMember']>>

/** @param second confirms what the clerk asks for */
export const booksOf = (clerk: Clerk, second: Clerk) => {
  const begun = async (): Promise<string> => (await clerk.ask('books.create', { body: aBook() })).body.data.id
  const addPart = (id: string, body: object) => clerk.ask('books.addPart', { params: { id }, body })
  const importPart = (id: string, place: object = {}) =>
    clerk.ask('books.import', { params: { id }, body: { file: 1, part: 0, ...place } })
  const rows = async (id: string, place: object = {}): Promise<BookPartResults> =>
    (await clerk.ask('books.rows', { params: { id }, query: { file: '1', part: '0', ...place } })).body.data
  const get = async (id: string) => (await clerk.ask('books.get', { params: { id } })).body.data
  /** With a reason it proposes the undoing, without one it continues a confirmed one. */
  const undo = (id: string, reason?: string, place: object = {}) =>
    clerk.ask('books.undo', {
      params: { id },
      body: { file: 1, part: 0, ...place, ...(reason && { reason }) },
    })
  const settle = async (id: string, body: object, by = second) => {
    const { open } = (await by.ask('proposals.list')).body.data
    const found = open.find(({ about }: { about: string }) => about === id)
    return by.ask('proposals.act', { params: { id: found?.id }, body })
  }
  const confirmUndo = (id: string) => settle(id, { action: 'confirm' })
  const ask = (id: string) => clerk.ask('books.ask', { params: { id } })
  const confirmed = async (id: string) => {
    await ask(id)
    const { status, body } = await settle(id, { action: 'confirm', compared: true })
    if (status !== 200) throw new Error(`confirm: ${status} ${JSON.stringify(body)}`)
  }
  /** A book of one part, confirmed and imported. */
  const imported = async (given: BookRow[]): Promise<string> => {
    const id = await begun()
    const added = await addPart(id, aBookPart(given))
    if (added.status !== 201) throw new Error(`addPart: ${added.status} ${JSON.stringify(added.body)}`)
    await confirmed(id)
    await importPart(id)
    return id
  }
  const outcomes = async (id: string): Promise<(BookOutcome | undefined)[]> =>
    (await rows(id)).rows.map(({ result }) => result?.outcome)
  /** Proposed, confirmed by the second person, and done. */
  const undoneByTwo = async (id: string, reason: string) => {
    await undo(id, reason)
    await confirmUndo(id)
    return undo(id)
  }
  return {
    ...{ begun, addPart, ask, settle, confirmed, importPart, imported, rows, outcomes, get },
    ...{ undo, confirmUndo, undoneByTwo },
  }
}
