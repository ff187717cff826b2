/** Runs a check. Where AWS refuses or does not answer, the state is unknown, with the right that the question takes. */
import { type Check, type Checked, type Finding, unknown, wrong } from './check.ts'

/** As the services name a refused right; their status is 400 or 403. */
const refused = /^(AccessDenied\w*|AuthorizationError\w*|UnauthorizedOperation|NotAuthorized\w*)$/
const notSignedIn =
  /^(CredentialsProviderError|TokenProviderError|ExpiredToken\w*|InvalidClientTokenId|UnrecognizedClientException|InvalidSignatureException|SignatureDoesNotMatch)$/

const notThere = /^(ResourceNotFoundException|NotFoundException|NotFound|TrailNotFoundException)$/

const rightIn = (message: string): string | undefined => /to perform:? ([\w-]+:\w+)/.exec(message)?.[1]

const findingOf = (error: Error, rights: string[]): Finding => {
  if (refused.test(error.name)) {
    const right = rightIn(error.message) ?? rights.join(', ')
    return unknown(
      'Your credentials may not ask this.',
      `Grant ${right} to whoever runs this, or run it as an administrator of the account.`,
    )
  }
  if (notSignedIn.test(error.name))
    return unknown(
      'AWS does not accept your sign-in, or there is none.',
      'Sign in (aws sso login) and set AWS_PROFILE; then run this again.',
    )
  if (notThere.test(error.name))
    return wrong('What is asked for is not in the account.', 'Deploy first: npm run deploy -- --env …')
  return unknown(
    `AWS did not answer as expected (${error.name}).`,
    'Run this again; if it stays, look at the AWS Health dashboard and at your own network.',
  )
}

export const runCheck = async ({ run, rights }: Check, on: Checked): Promise<Finding> => {
  try {
    return await run(on)
  } catch (error) {
    return findingOf(error as Error, rights)
  }
}
