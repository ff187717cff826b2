/** What a refusal is called in the log where it may be somebody who tries to go around a control (docs/security.md#refusals-in-the-log). */
export const securityEvents: Partial<Record<string, string>> = {
  NotThroughCloudFront: 'not-through-cloudfront',
  NotSignedIn: 'not-signed-in',
  NotAllowed: 'not-allowed',
  NotFound: 'not-found',
  TooMany: 'limit-reached',
  Invalid: 'input-refused',
  Malformed: 'not-readable',
  TooLarge: 'not-readable',
  WrongMediaType: 'not-readable',
  Conflict: 'rule-refused',
  StepMissing: 'rule-refused',
}
