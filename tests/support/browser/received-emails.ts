/** The e-mails that the portal sent, as the mailbox on this machine shows them. */
import { call } from '#tests/support/portal/http-client.ts'
import { until } from '#tests/support/waiting/until.ts'

interface Email {
  to: string
  subject: string
  text: string
}

/** The newest e-mail to an address with this in its subject, once one has come. */
export const newestEmail = (url: string, to: string, subject = ''): Promise<Email> =>
  until(async () => {
    const { body } = await call(url, 'GET', '/__local/mail')
    return (body as Email[]).find((email) => email.to === to && email.subject.includes(subject))
  }, `an e-mail to ${to}`)
