/** The e-mails that really left, as the mailbox on this machine shows them. */
import { call } from '#tests/support/portal/http-client.ts'

interface Email {
  to: string
  subject: string
  text: string
}

const tries = 100
const pauseInMs = 100

/** The newest e-mail to an address, once one has come. */
export const newestEmail = async (url: string, to: string): Promise<Email> => {
  for (let round = 0; round < tries; round++) {
    const { body } = await call(url, 'GET', '/__local/mail')
    const found = (body as Email[]).find((it) => it.to === to)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, pauseInMs))
  }
  throw new Error('No e-mail came')
}
