/** An e-mail as it is written, and as it is sent: once as plain text, once as HTML. */
import { emailPage } from './email-page.ts'
import type { Paragraph } from './paragraph.ts'

export interface Message {
  to: string
  subject: string
  text: string
  html: string
}

/** Without the closing, which is the same in every e-mail. */
export interface Draft {
  to: string
  subject: string
  paragraphs: readonly Paragraph[]
}

/** @param name null where nobody has confirmed that the address is theirs: what a stranger typed is not sent there. */
export const greeting = (name: string | null): string => (name === null ? 'Good day,' : `Dear ${name},`)

const asText = (paragraph: Paragraph): string => {
  if (typeof paragraph === 'string') return paragraph
  if ('list' in paragraph)
    return paragraph.list.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n')
  return paragraph.label ? `${paragraph.label}:\n${paragraph.link}` : paragraph.link
}

/** @param council its name, and how each e-mail ends (`councilClosing`) */
export const compose = (
  { to, subject, paragraphs }: Draft,
  { name, closing }: { name: string; closing: readonly string[] },
): Message => ({
  ...{ to, subject },
  text: `${[...paragraphs, closing.join('\n')].map(asText).join('\n\n')}\n`,
  html: emailPage({ name, subject, paragraphs, closing }),
})
