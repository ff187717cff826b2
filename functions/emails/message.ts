/** An e-mail as text and as HTML, closed by how the council is reached. */
import type { Message } from './sender.ts'

/** The paragraphs of an e-mail; one that is an address becomes a link. */
export interface Draft {
  to: string
  subject: string
  paragraphs: string[]
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const asHtml = (paragraphs: string[]): string =>
  `<!doctype html><html lang="en"><body>${paragraphs
    .map((text) =>
      text.startsWith('http')
        ? `<p><a href="${escapeHtml(text)}">${escapeHtml(text)}</a></p>`
        : `<p>${escapeHtml(text)}</p>`,
    )
    .join('')}</body></html>`

/** @param closing the last paragraphs: who writes, and how to reach them */
export const messageOf = ({ to, subject, paragraphs }: Draft, closing: string[]): Message => {
  const all = [...paragraphs, ...closing]
  return { to, subject, text: `${all.join('\n\n')}\n`, html: asHtml(all) }
}
