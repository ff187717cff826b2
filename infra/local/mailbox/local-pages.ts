import { readFileSync } from 'node:fs'
import type { Email } from './emails.ts'
import { inboxPage } from './inbox-page.ts'

/** A finished answer of the pages below `/__local`. */
export interface LocalPage {
  type: string
  body: string
}

/** Serves the e-mails as JSON, the inbox page and its style sheet; nothing for any other path. */
export const localPages =
  (emails: () => Email[], portalUrl: string): ((path: string) => LocalPage | undefined) =>
  (path) => {
    switch (path) {
      case '/__local/mail':
        return { type: 'application/json; charset=utf-8', body: JSON.stringify(emails()) }
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
