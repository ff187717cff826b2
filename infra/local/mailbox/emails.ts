import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../atomic-file.ts'

/** A letter as it left the portal. `to` holds the addresses joined by a comma; `at` is the moment of sending, in UTC. */
export type Letter = { id: string; to: string; subject: string; text: string; html: string; at: string }

/** The letters of one data folder. */
export type LetterStore = {
  /** Keeps a letter; it is on the disk when this resolves. Returns its id. */
  add(letter: Omit<Letter, 'id' | 'at'>): Promise<string>
  /** Every letter, newest first. */
  newestFirst(): Letter[]
}

/** Opens the folder of letters, one file each, named so that names sort by time. */
export async function openLetters(folder: string): Promise<LetterStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const letters: Letter[] = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  )
  let latest = letters.length === 0 ? 0 : Date.parse(letters.at(-1)!.at)
  return {
    async add(content) {
      // Two letters of one millisecond get different times, so the order on the page is the order of sending.
      latest = Math.max(Date.now(), latest + 1)
      const letter: Letter = { id: randomUUID(), ...content, at: new Date(latest).toISOString() }
      const place = join(folder, `${String(latest).padStart(15, '0')}-${letter.id}.json`)
      await writeAtomically(place, JSON.stringify(letter))
      letters.push(letter)
      return letter.id
    },
    newestFirst: () => letters.toSorted((a, b) => (a.at < b.at ? 1 : -1)),
  }
}
