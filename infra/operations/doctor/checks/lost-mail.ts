import { GetQueueAttributesCommand, ListQueuesCommand } from '@aws-sdk/client-sqs'
import { type Check, type Checked, ok, wrong } from '../check.ts'

/** CloudFormation adds letters of its own to these names, after that of the stack. */
const queues = ['EmailsFailed', 'EmailEventsFailed']

/** @returns how many messages it holds; undefined where there is no such queue */
const heldBy = async (queue: string, { settings, aws }: Checked): Promise<number | undefined> => {
  const QueueNamePrefix = `portal-${settings.name}-api-${queue}`
  const { QueueUrls: [QueueUrl] = [] } = await aws.queues().send(new ListQueuesCommand({ QueueNamePrefix }))
  if (!QueueUrl) return undefined
  const asked = { QueueUrl, AttributeNames: ['ApproximateNumberOfMessages' as const] }
  const { Attributes } = await aws.queues().send(new GetQueueAttributesCommand(asked))
  return Number(Attributes?.ApproximateNumberOfMessages ?? 0)
}

/** An alarm on a queue ends by itself some hours after its last message came; the message is kept for 14 days. */
export const lostMailCheck: Check = {
  name: 'lost-mail',
  asks: 'Are the queues empty that keep e-mails, and news of e-mails, which could not be handled?',
  rights: ['sqs:ListQueues', 'sqs:GetQueueAttributes'],
  run: async (on) => {
    const found = await Promise.all(queues.map(async (queue) => ({ queue, held: await heldBy(queue, on) })))
    const missing = found.find(({ held }) => held === undefined)
    if (missing)
      return wrong(
        `There is no queue ${missing.queue}: what cannot be sent is kept nowhere.`,
        `Run: npm run deploy -- --env ${on.settings.name}`,
      )
    const full = found.filter(({ held }) => held)
    if (full.length === 0) return ok('No e-mail and no news of one waits to be looked at.')
    return wrong(
      `${full.map(({ queue, held }) => `${queue} holds ${held}`).join(', ')}.`,
      'Read "emails-given-up" (EmailsFailed) and "bounces-and-complaints" (EmailEventsFailed) in the runbook.',
    )
  },
}
