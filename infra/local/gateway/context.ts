import type { Context } from 'aws-lambda'

/** The Lambda context of one invocation; the deprecated callbacks exist and do nothing. */
export const lambdaContext = (functionName: string, awsRequestId: string, timeoutInMs: number): Context => {
  const endsAt = Date.now() + timeoutInMs
  return {
    awsRequestId,
    callbackWaitsForEmptyEventLoop: true,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${functionName}`,
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    memoryLimitInMB: '512',
    getRemainingTimeInMillis: () => Math.max(0, endsAt - Date.now()),
    done: () => {},
    fail: () => {},
    succeed: () => {},
  }
}
