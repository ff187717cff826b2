/** A stack whose e-mails are delivered when a test asks for them, and the links in those to staff. */
import { randomUUID } from 'node:crypto'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import { sendEmails } from '#functions/workers/worker.ts'
import { openStaffStack } from './staff-stack.ts'

const staffPassword = 'seven grey herons asleep'

export const openStackWithEmails = async (...[given, env]: Parameters<typeof openStaffStack>) => {
  /** Every id that was made; some of them are e-mails. */
  const made: string[] = []
  const newId = () => {
    made.push(randomUUID())
    return made.at(-1)!
  }
  const staffStack = await openStaffStack({ ...given, newId }, env)
  const { stack, services } = staffStack

  const deliver = async () => {
    await services.pacedEmails.release(100, services.clock())
    return sendEmails(services)({
      Records: made.splice(0).map((id) => ({
        dynamodb: { Keys: { pk: { S: `OUTBOX#${id}` } }, SequenceNumber: id },
      })),
    } as unknown as DynamoDBStreamEvent)
  }

  type Clerk = Awaited<ReturnType<typeof staffStack.staffMember>>

  return {
    ...staffStack,
    /** An administrator invites, and where there is another one, that one confirms. @returns the account */
    invite: async (administrator: Clerk, body: { email: string; name: string; roles: string[] }) => {
      const { data } = (await administrator.ask('people.invite', { body })).body
      if (data) return data
      await staffStack.confirmAll()
      const id = await services.staff.idByEmail(body.email.toLowerCase())
      return (await administrator.ask('people.get', { params: { id: String(id) } })).body.data
    },
    /** The e-mails that were queued and are not delivered yet; they are left out from now on. */
    queued: async (): Promise<StoredEmail[]> => {
      const found = await Promise.all(made.splice(0).map((id) => services.emails.read(id)))
      return found.filter((email) => email !== null)
    },
    /** Every e-mail that came to an address, newest first. */
    emailsTo: async (email: string) => {
      await deliver()
      return stack.localStack.mailbox.emails().filter(({ to }) => to.includes(email))
    },
    /** The tokens of the links to a page of applicants that came to an address, newest first. */
    tokensTo: async (
      email: string,
      page: 'confirm-email' | 'undo-email' | 'undo-password',
    ): Promise<string[]> => {
      await deliver()
      const texts = stack.localStack.mailbox.emails().filter(({ to }) => to === email)
      return texts.flatMap(({ text }) => new RegExp(`/auth/${page}/([\\w-]{43})`).exec(text)?.[1] ?? [])
    },
    /** The tokens of the links that came to an address, newest first. */
    linksTo: async (email: string): Promise<string[]> => {
      await deliver()
      const emails = stack.localStack.mailbox.emails().filter(({ to }) => to.includes(email))
      return emails.map(({ text }) => /set-password\/([\w-]{43})\n/.exec(text)?.[1] ?? 'no link')
    },
    setPassword: (token: string) =>
      stack.invoke('adminAuth.setPassword', {
        body: { token, password: staffPassword, password_confirmation: staffPassword },
      }),
    signIn: (email: string, password = staffPassword, code?: string) =>
      stack.invoke('adminAuth.login', { body: { email, password, ...(code && { code }) } }),
  }
}
export type StackWithEmails = Awaited<ReturnType<typeof openStackWithEmails>>
