import type { SignInOutcome } from '#shared/accounts/records/sign-ins.ts'

export const outcomeLabels: Record<SignInOutcome, string> = {
  'signed-in': 'Signed in',
  'wrong-password': 'Refused: wrong password',
  'account-closed': 'The password was right, the account is closed',
  'code-asked': 'The password was right, the second step was missing',
  'wrong-code': 'Refused: wrong code',
  'wrong-passkey': 'Refused: passkey not accepted',
  waited: 'Refused: too many tries',
  'password-reset': 'New password set with a link',
  registered: 'Account created',
}
