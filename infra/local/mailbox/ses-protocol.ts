const namespace = 'http://ses.amazonaws.com/doc/2010-12-01/'

/** The parameters of SendEmail. */
interface SendEmail {
  source: string
  to: string[]
  subject: string
  text: string
  html: string
  tags: Record<string, string>
}

/** Reads a SendEmail form, or returns the error message of SES. */
export const readSendEmail = (form: URLSearchParams): SendEmail | { refused: string } => {
  if (form.get('Action') !== 'SendEmail') return { refused: 'Only SendEmail is offered here.' }
  const email = {
    source: form.get('Source') ?? '',
    to: ['To', 'Cc', 'Bcc'].flatMap((kind) => members(form, `Destination.${kind}Addresses.member.`)),
    subject: form.get('Message.Subject.Data') ?? '',
    text: form.get('Message.Body.Text.Data') ?? '',
    html: form.get('Message.Body.Html.Data') ?? '',
    tags: tagsOf(form),
  }
  if (email.to.length === 0) return { refused: 'Missing final destination.' }
  if (!email.text && !email.html) return { refused: 'The message has no body.' }
  // SES writes header lines with these; a line break would let an attacker add headers.
  const inHeaders = [email.source, email.subject, ...email.to]
  if (inHeaders.some((value) => /[\r\n\0]/.test(value)))
    return { refused: 'Header values may not hold line breaks.' }
  if (
    Object.entries(email.tags)
      .flat()
      .some((part) => !/^[\w.@-]{1,255}$/.test(part))
  )
    return { refused: 'Tags may hold letters, digits, and the characters _ - . @ only.' }
  return email
}

const tagsOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, tag]) => {
      const number = /^Tags\.member\.(\d+)\.Name$/.exec(name)?.[1]
      return number === undefined ? [] : [[tag, form.get(`Tags.member.${number}.Value`) ?? '']]
    }),
  )

const members = (form: URLSearchParams, prefix: string): string[] =>
  [...form].filter(([name]) => name.startsWith(prefix)).map(([, value]) => value)

/** The XML of an accepted e-mail. */
export const sentXml = (messageId: string, requestId: string): string =>
  `<SendEmailResponse xmlns="${namespace}"><SendEmailResult><MessageId>${messageId}</MessageId></SendEmailResult><ResponseMetadata><RequestId>${requestId}</RequestId></ResponseMetadata></SendEmailResponse>`

/** The XML of a refusal; the message must be a fixed text of ours, it is not escaped. */
export const errorXml = (code: string, message: string, requestId: string): string => {
  const type = code === 'ServiceUnavailable' ? 'Receiver' : 'Sender'
  return `<ErrorResponse xmlns="${namespace}"><Error><Type>${type}</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>${requestId}</RequestId></ErrorResponse>`
}
