/** An e-mail as a page: the same words as its plain text, below the name of the council and one line that says what it is about. */
import { escapeHtml } from './escape-html.ts'
import type { Paragraph } from './paragraph.ts'

/** Inline, because e-mail programs ignore style sheets; in tables, because few of them support another layout. */
const styles = {
  body: 'margin:0;background:#f5f7fb;color:#212529;font:16px/1.5 system-ui,Arial,sans-serif',
  page: 'width:100%;max-width:36rem;background:#fff;border:1px solid #dfe4ea;border-radius:8px;text-align:left',
  head: 'padding:16px 24px;border-bottom:3px solid #007a3d;font-weight:700;color:#007a3d',
  mark: 'padding:2px 9px;margin-right:8px;border-radius:6px;background:#007a3d;color:#fff;font-size:20px',
  // Long words and addresses break, so that nothing is wider than a phone.
  text: 'padding:24px;overflow-wrap:anywhere;word-break:break-word',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  button:
    'display:inline-block;padding:12px 24px;border-radius:8px;background:#007a3d;color:#fff;font-weight:700;text-decoration:none',
  small: 'font-size:13px;color:#5c636a',
  // Nastaliq needs more room between lines; `text-align` because not every e-mail program turns it with the direction.
  urdu: "text-align:right;line-height:2.1;font-family:'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Urdu Typesetting',system-ui,Arial,sans-serif",
  urduTitle: 'margin:0 0 8px;font-size:22px;line-height:1.9',
  closing: 'padding:16px 24px;border-top:1px solid #dfe4ea;font-size:14px;color:#5c636a',
}

/** Stands above the English, so that nobody has to read it to find the Urdu. */
export const urduBelow = 'اردو عبارت نیچے درج ہے۔'

/** Numbers such as A-00012 and dates do not break at their hyphens; in an Urdu sentence, where `isolated` has marked them, they are read as one too. */
const lines = (text: string): string =>
  escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replace(/\u2068(\S+)\u2069|\b[A-Z\d]+(?:-[A-Z\d]+)+\b/g, (number, marked?: string) =>
      marked
        ? `<bdi style="white-space:nowrap">${marked}</bdi>`
        : `<span style="white-space:nowrap">${number}</span>`,
    )

/** The address stands below its button: people see where it leads, and can copy it into another browser. */
const asHtml = (paragraph: Paragraph, openPage: string): string => {
  if (typeof paragraph === 'string') return `<p>${lines(paragraph)}</p>`
  if ('list' in paragraph)
    return `<ul style="padding:0 20px">${paragraph.list.map((item) => `<li>${lines(item)}</li>`).join('')}</ul>`
  const { label = openPage } = paragraph
  const link = escapeHtml(paragraph.link)
  return `<p><a href="${link}" style="${styles.button}">${escapeHtml(label)}</a><br><span dir="ltr" style="${styles.small}">${link}</span></p>`
}

interface EmailPage {
  /** Of the council. */
  name: string
  subject: string
  paragraphs: readonly Paragraph[]
  /** The same in Urdu. */
  urdu: Pick<EmailPage, 'subject' | 'paragraphs'> | undefined
  closing: readonly string[]
}

const inUrdu = (content: string): string => `<div lang="ur" dir="rtl" style="${styles.urdu}">${content}</div>`

/** What somebody typed in Urdu, such as their name, in the English. */
const urduMarked = (html: string): string =>
  html.replace(/\p{Script=Arabic}+(?:[\s\p{P}]+\p{Script=Arabic}+)*/gu, '<bdi lang="ur">$&</bdi>')

const paragraphsOf = (paragraphs: readonly Paragraph[], openPage: string): string =>
  paragraphs.map((one) => asHtml(one, openPage)).join('')

const textOf = ({ subject, paragraphs, urdu }: EmailPage): string =>
  [
    urdu ? inUrdu(`<p style="margin:0 0 8px">${urduBelow}</p>`) : '',
    urduMarked(
      `<h1 style="${styles.title}">${escapeHtml(subject)}</h1>${paragraphsOf(paragraphs, 'Open the page')}`,
    ),
    urdu
      ? `<hr>${inUrdu(`<h2 style="${styles.urduTitle}">${lines(urdu.subject)}</h2>${paragraphsOf(urdu.paragraphs, 'صفحہ کھولیں')}`)}`
      : '',
  ].join('')

export const emailPage = (page: EmailPage): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.subject)}</title></head><body style="${styles.body}">`,
    `<table role="presentation" width="100%"><tr><td align="center" style="padding:16px 8px">`,
    `<table role="presentation" cellspacing="0" style="${styles.page}">`,
    `<tr><td style="${styles.head}"><span aria-hidden="true" style="${styles.mark}">+</span> ${escapeHtml(page.name)}</td></tr>`,
    `<tr><td style="${styles.text}">${textOf(page)}</td></tr>`,
    `<tr><td style="${styles.closing}">${urduMarked(lines(page.closing.join('\n')))}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('')
