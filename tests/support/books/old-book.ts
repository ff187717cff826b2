/** An old book of any size, brought in over the wire as the web does it: read from its CSV, sent in parts, imported, undone. */

import type { BookProblem } from '#shared/vocabulary/register.ts'
import { aBook } from '#tests/support/cases/books.ts'
import { aRegisterFile } from '#tests/support/cases/register-file.ts'
import type { StaffStack } from '#tests/support/people/staff-stack.ts'
import {
  digestOf,
  guessOptions,
  partsOf,
  readBook,
  sheetOf,
} from '#web/features/register/books/book-file/read-book.ts'
import { readCells } from '#web/ui/table-file/read-cells.ts'

const rowsPerFile = 5000

interface Wanted {
  rows: number
  defects: number
  seed: number
}

/** The files of a book, each with its header, and the defect of each line of each file. */
const filesOf = ({ rows, defects, seed }: Wanted) => {
  const count = Math.ceil(rows / rowsPerFile)
  return Array.from({ length: count }, (_, place) => {
    const own = Math.min(rowsPerFile, rows - place * rowsPerFile)
    const wrong = Math.round(defects / count)
    return aRegisterFile({ rows: own, defects: wrong, seed: seed + place, first: place * rowsPerFile + 1 })
  })
}

/**
 * Imports the book, cut off in the middle and finished, undoes it by two people, and imports it again.
 * @returns every answer that is not the right one; an empty list when all is well.
 */
export const tryOldBook = async ({ staffMember, services }: StaffStack, wanted: Wanted) => {
  const [clerk, second] = [await staffMember('registrar'), await staffMember('registrar')]
  const files = filesOf(wanted)
  const wrong: string[] = []
  const must = async (name: string, call: object, status = 200) => {
    const reply = await clerk.ask(name, call)
    if (reply.status !== status) throw new Error(`${name}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body.data
  }
  const read = await Promise.all(
    files.map(async ({ text }) => {
      const sheet = sheetOf(await readCells(new Blob([text]), 4))
      const parts = partsOf(readBook(sheet, guessOptions(sheet, '2026-11-22')))
      return { parts, digest: await digestOf(parts) }
    }),
  )

  const check = (place: number, found: { line: number; problem: BookProblem }[], taken: number[]) => {
    const { defects } = files[place] ?? { defects: new Map() }
    for (const { line, problem } of found)
      if (defects.get(line) !== problem) wrong.push(`file ${place + 1}, row ${line}: ${problem}`)
    if (found.length !== defects.size) wrong.push(`file ${place + 1}: ${found.length} unreadable rows`)
    for (const line of taken) if (defects.has(line)) wrong.push(`file ${place + 1}, row ${line}: taken`)
  }

  const confirmedBySecond = async (id: string, body: object) => {
    const { open } = (await second.ask('proposals.list')).body.data
    const proposal = open.find(({ about }: { about: string }) => about === id).id
    await second.ask('proposals.act', { params: { id: proposal }, body: { action: 'confirm', ...body } })
  }
  const bodies = read.flatMap(({ parts, digest }, place) =>
    parts.map((rows, part) => ({
      ...rows,
      ...{ file: place + 1, part, parts: parts.length, digest, file_name: `${place + 1}.csv` },
    })),
  )
  const send = async (id: string) => {
    for (const body of bodies) await must('books.addPart', { params: { id }, body }, 201)
    await must('books.ask', { params: { id } })
    await confirmedBySecond(id, { compared: true })
  }
  /** @param most parts; the rest is left as after a crash */
  const bringIn = async (id: string, most = bodies.length) => {
    for (const { file, part } of bodies.slice(0, most))
      await must('books.import', { params: { id }, body: { file, part } })
  }
  const answers = async (id: string) => {
    for (const [place, { parts }] of read.entries()) {
      const found: { line: number; problem: BookProblem }[] = []
      const taken: number[] = []
      for (const part of parts.keys()) {
        const query = { file: String(place + 1), part: String(part) }
        const { rows, unreadable } = await must('books.rows', { params: { id }, query })
        found.push(...unreadable)
        for (const { line, result } of rows)
          if (result?.outcome === 'taken') taken.push(line)
          else wrong.push(`file ${place + 1}, row ${line}: ${result?.outcome}`)
      }
      check(place, found, taken)
    }
  }
  const sound = wanted.rows - files.reduce((sum, { defects }) => sum + defects.size, 0)
  const counted = async (id: string) => {
    const { counts } = await must('books.get', { params: { id } })
    if (counts.taken !== sound) wrong.push(`${counts.taken} taken of ${sound}`)
  }

  const { id } = await must('books.create', { body: aBook() }, 201)
  await send(id)
  await bringIn(id, Math.floor(bodies.length / 2))
  await bringIn(id)
  await counted(id)
  await answers(id)

  await must('books.undo', { params: { id }, body: { file: 1, part: 0, reason: 'The wrong book' } })
  await confirmedBySecond(id, {})
  for (const [place, { parts }] of read.entries())
    for (const part of parts.keys())
      await must('books.undo', { params: { id }, body: { file: place + 1, part } })
  const undone = await must('books.get', { params: { id } })
  if (undone.undone_rows !== sound) wrong.push(`${undone.undone_rows} undone of ${sound}`)
  const [first] = read[0]?.parts[0]?.rows ?? []
  if (first && (await services.registrations.read(first.number)))
    wrong.push('an entry is left after the undoing')

  const again = (await must('books.create', { body: aBook() }, 201)).id
  await send(again)
  await bringIn(again)
  await counted(again)
  await answers(again)
  return { wrong, sound, parts: read.flatMap(({ parts }) => parts) }
}
