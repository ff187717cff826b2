import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../atomic-file.ts'

/** An e-mail as it left the portal. `to` holds the addresses joined by a comma; `at` is the moment of sending, in UTC. */
export interface Email {
  id: string
  to: string
  subject: string
  text: string
  html: string
  at: string
}

/** The e-mails of one data folder. */
export interface EmailStore {
  /** Stores an e-mail; it is on disk when this resolves. Returns its id. */
  add(email: Omit<Email, 'id' | 'at'>): Promise<string>
  /** Every e-mail, newest first. */
  newestFirst(): Email[]
}

/** Opens the folder of e-mails, one file each, named so that names sort by time. */
export const openEmails = async (folder: string): Promise<EmailStore> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const emails: Email[] = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  )
  let latest = emails.length === 0 ? 0 : Date.parse(emails.at(-1)!.at)
  return {
    async add(content) {
      // Two e-mails of one millisecond get different times, so the order on the page is the order of sending.
      latest = Math.max(Date.now(), latest + 1)
      const email: Email = { id: randomUUID(), ...content, at: new Date(latest).toISOString() }
      const place = join(folder, `${String(latest).padStart(15, '0')}-${email.id}.json`)
      await writeAtomically(place, JSON.stringify(email))
      emails.push(email)
      return email.id
    },
    newestFirst: () => emails.toSorted((a, b) => (a.at < b.at ? 1 : -1)),
  }
}
