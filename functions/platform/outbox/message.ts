/** An e-mail as it is written, and as it is sent: once as plain text, once as HTML. */
import { type InLanguages, isolated, type Language } from '#shared/kit/languages.ts'
import { councilClosing } from '#shared/staff/rules/council-closing.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { emailPage, urduBelow } from './email-page.ts'
import type { Paragraph } from './paragraph.ts'

export interface Message {
  to: string
  subject: string
  text: string
  html: string
}

/** Stands in texts where the council's own name belongs, which only its settings know: no text that people type has this character. */
export const theCouncil = '\uE000'

/** Without the closing, which is the same in every e-mail. */
export interface Draft {
  to: string
  subject: string
  paragraphs: readonly Paragraph[]
  /** The same in Urdu, which stands below the English. */
  urdu?: Written
}

/** What an e-mail says in one language. */
export type Written = Pick<Draft, 'subject' | 'paragraphs'>

/** An e-mail in both languages: each holder can read it, and so can whoever they show it to. */
export type BilingualDraft = Draft & { urdu: Written }

/** @param write the e-mail in one of the languages */
export const bilingual = (to: string, write: (language: Language) => Written): BilingualDraft => ({
  to,
  ...write('en'),
  urdu: write('ur'),
})

const greetings: InLanguages<{ stranger: string; known: (name: string) => string }> = {
  en: { stranger: 'Good day,', known: (name) => `Dear ${name},` },
  ur: { stranger: 'السلام علیکم!', known: (name) => `محترم/محترمہ ${name}،` },
}

/** @param name null where nobody has confirmed that the address is theirs: what a stranger typed is not sent there. */
export const greeting = (name: string | null, language: Language = 'en'): string =>
  name === null ? greetings[language].stranger : greetings[language].known(name)

/** A function replaces, because a name may have a dollar sign. */
const naming =
  (name: string) =>
  (paragraph: Paragraph): Paragraph =>
    typeof paragraph === 'string' ? paragraph.replaceAll(theCouncil, () => name) : paragraph

const asText = (paragraph: Paragraph): string => {
  if (typeof paragraph === 'string') return paragraph
  if ('list' in paragraph)
    return paragraph.list.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n')
  return paragraph.label ? `${paragraph.label}:\n${paragraph.link}` : paragraph.link
}

/** @param council its name and, where it is filled in, its address */
export const compose = (draft: Draft, council: Parameters<typeof councilClosing>[0]): Message => {
  const { to, subject } = draft
  const [name, closing] = [councilName(council), councilClosing(council)]
  const paragraphs = draft.paragraphs.map(naming(name))
  const urdu = draft.urdu && {
    ...draft.urdu,
    paragraphs: draft.urdu.paragraphs.map(naming(isolated(name, 'ur'))),
  }
  const text = [
    ...(urdu ? [urduBelow] : []),
    ...paragraphs,
    ...(urdu ? ['———', urdu.subject, ...urdu.paragraphs, '———'] : []),
    closing.join('\n'),
  ]
  return {
    ...{ to, subject },
    text: `${text.map(asText).join('\n\n')}\n`,
    html: emailPage({ name, subject, paragraphs, urdu, closing }),
  }
}
