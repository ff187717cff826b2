import { readFileSync } from 'node:fs'
import type { Email } from './emails.ts'
import { inboxPage } from './inbox-page.ts'

/** A finished answer of the pages below `/__local`. */
export interface LocalPage {
  type: string
  body: string
}

const json = 'application/json; charset=utf-8'
/** The e-mails to the address that a path ends with. */
const mailPath = '/__local/mail/'

/** Serves the e-mails as JSON (all, or those to one address), the inbox page and its style sheet; nothing for any other path. */
export const localPages =
  (emails: () => Email[], portalUrl: string): ((path: string) => LocalPage | undefined) =>
  (path) => {
    if (path.startsWith(mailPath)) {
      const address = decodeURIComponent(path.slice(mailPath.length))
      return { type: json, body: JSON.stringify(emails().filter(({ to }) => to === address)) }
    }
    switch (path) {
      case '/__local/mail':
        return { type: json, body: JSON.stringify(emails()) }
      case '/__local/inbox':
        return { type: 'text/html; charset=utf-8', body: inboxPage(emails(), portalUrl) }
      case '/__local/inbox.css':
        return {
          type: 'text/css; charset=utf-8',
          body: readFileSync(new URL('./inbox.css', import.meta.url), 'utf8'),
        }
      default:
        return undefined
    }
  }
