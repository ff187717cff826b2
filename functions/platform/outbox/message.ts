/** An e-mail as it is written, and as it is sent: once as plain text, once as HTML. */

export interface Message {
  to: string
  subject: string
  text: string
  html: string
}

/** Lines break where the text breaks them. */
export type Paragraph = string | { list: readonly string[] } | { link: string; label?: string }

/** Without the closing, which is the same in every e-mail. */
export interface Draft {
  to: string
  subject: string
  paragraphs: readonly Paragraph[]
}

/** @param name null where nobody has confirmed that the address is theirs: what a stranger typed is not sent there. */
export const greeting = (name: string | null): string => (name === null ? 'Good day,' : `Dear ${name},`)

/** For text between tags and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

const asText = (paragraph: Paragraph): string => {
  if (typeof paragraph === 'string') return paragraph
  if ('list' in paragraph)
    return paragraph.list.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n')
  return paragraph.label ? `${paragraph.label}:\n${paragraph.link}` : paragraph.link
}

const asHtml = (paragraph: Paragraph): string => {
  if (typeof paragraph === 'string') return `<p>${lines(paragraph)}</p>`
  if ('list' in paragraph)
    return `<ul style="padding-left:20px">${paragraph.list.map((item) => `<li>${lines(item)}</li>`).join('')}</ul>`
  const { link, label = link } = paragraph
  return `<p><a href="${escapeHtml(link)}">${escapeHtml(label)}</a></p>`
}

/** Programs for e-mail read no style sheet. Long words and addresses break, so that nothing is wider than a phone. */
const style =
  'margin:0 auto;max-width:36rem;padding:16px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere'

const page = (subject: string, paragraphs: readonly Paragraph[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="${style}">${paragraphs.map(asHtml).join('')}</body></html>`,
  ].join('')

/** @param closing see `councilClosing` */
export const compose = ({ to, subject, paragraphs }: Draft, closing: readonly string[]): Message => {
  const all = [...paragraphs, closing.join('\n')]
  return { to, subject, text: `${all.map(asText).join('\n\n')}\n`, html: page(subject, all) }
}
