import { readFileSync } from 'node:fs'
import type { Email } from './emails.ts'

/**
 * The inbox as a page. E-mails are shown as their text, escaped; their HTML is never rendered. Only links to the portal
 * itself can be followed.
 */
const inboxPage = (emails: readonly Email[], portalUrl: string): string => {
  const { origin } = new URL(portalUrl)
  const list = emails.map((email) => section(email, origin)).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox (${emails.length}) - e-mails kept on this machine</title>
<link rel="stylesheet" href="/__local/inbox.css">
</head>
<body>
<header>
<h1>Inbox</h1>
<p>E-mails that the portal sent. They stay on this machine. <a href="/__local/inbox">Look again</a> <a href="/">To the portal</a></p>
</header>
<main>
${list || '<p>No e-mails yet.</p>'}
</main>
</body>
</html>
`
}

const section = (email: Email, origin: string): string => {
  const heading = `email-${escaped(email.id)}`
  return `<section aria-labelledby="${heading}">
<h2 id="${heading}">${escaped(email.subject) || '(no subject)'}</h2>
<dl><dt>To</dt><dd>${escaped(email.to)}</dd><dt>Sent</dt><dd><time datetime="${escaped(email.at)}">${escaped(email.at)}</time></dd></dl>
<pre>${withLinks(email.text || email.html, origin)}</pre>
</section>`
}

const withLinks = (text: string, origin: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) => (at % 2 === 1 ? link(part, origin) : escaped(part)))
    .join('')

const link = (found: string, origin: string): string => {
  // A full stop after a URL belongs to the sentence.
  const url = found.replace(/[.,;:!?)\]]+$/, '')
  const shown = escaped(url)
  const rest = escaped(found.slice(url.length))
  const ours = URL.canParse(url) && new URL(url).origin === origin
  return ours ? `<a href="${shown}">${shown}</a>${rest}` : `${shown}${rest}`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!)

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
