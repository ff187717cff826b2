import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { StaffStack } from '../people/staff-stack.ts'

type Clerk = Awaited<ReturnType<StaffStack['staffMember']>>

interface Setting {
  title?: ApplicationTitle
  /** Done by staff before the application is returned. */
  prepare?: (id: string, fee: number) => Promise<unknown>
}

/** An application without documents that was returned for these items, with calls of its applicant. */
export const aReturnedCase = async (
  { stack, submittedCase }: StaffStack,
  reviewer: Clerk,
  items: string[],
  { title = 'Registration', prepare }: Setting = {},
) => {
  const application = await submittedCase({ withDocuments: false, title })
  const { id, token } = application
  await prepare?.(id, application.fee)
  const returnFor = (...names: string[]) => {
    const corrections = names.map((item) => ({
      item,
      reason: 'does-not-match',
      words: 'See the certificate',
    }))
    return reviewer.act(id, 'return', { corrections })
  }
  const { status, body } = await returnFor(...items)
  if (status !== 200) throw new Error(`return: ${status} ${JSON.stringify(body)}`)
  return {
    ...application,
    returnFor,
    call: (name: string, sent?: object, headers: Record<string, string> = {}) =>
      stack.invoke(name, { token, params: { id: 'me' }, headers, ...(sent && { body: sent }) }),
    /** The case as staff read it. */
    seen: async () => (await reviewer.ask('cases.get', { params: { id } })).body.data,
    /** The event of the resubmission in its history. */
    resubmission: async () => {
      const { body: history } = await reviewer.ask('cases.history', { params: { id } })
      return history.data.events.find(({ event }: { event: string }) => event === 'RESUBMITTED')
    },
  }
}
