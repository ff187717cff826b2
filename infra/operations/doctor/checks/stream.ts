import { ListEventSourceMappingsCommand } from '@aws-sdk/client-lambda'
import { type Check, ok, wrong } from '../check.ts'

export const streamCheck: Check = {
  name: 'stream',
  asks: 'Does the stream of the table start the function that sends e-mails?',
  rights: ['lambda:ListEventSourceMappings'],
  run: async ({ settings: { name }, aws }) => {
    const FunctionName = `portal-${name}-send-emails`
    const { EventSourceMappings: [mapping] = [] } = await aws
      .functions()
      .send(new ListEventSourceMappingsCommand({ FunctionName }))
    if (!mapping)
      return wrong(
        `Nothing starts ${FunctionName}: no e-mail is sent.`,
        `Run: npm run deploy -- --env ${name}`,
      )
    if (mapping.State !== 'Enabled')
      return wrong(
        `The stream that starts ${FunctionName} is ${mapping.State}: no e-mail is sent.`,
        `Run: aws lambda update-event-source-mapping --uuid ${mapping.UUID} --enabled`,
      )
    if (/PROBLEM/.test(mapping.LastProcessingResult ?? ''))
      return wrong(
        `The last run of ${FunctionName} failed: ${mapping.LastProcessingResult}.`,
        'Read "Mail is down" in the runbook.',
      )
    return ok('The stream starts the function that sends e-mails.')
  },
}
