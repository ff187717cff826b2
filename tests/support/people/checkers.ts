/** Organisations that ask the register by name. */
import { randomUUID } from 'node:crypto'
import type { Stack } from '#tests/support/portal/stack.ts'

/** The token of a link, as the e-mail has it. */
export const checkLink = async (
  { services }: Pick<Stack, 'services'>,
  email = `${randomUUID()}@hospital.example`,
  now = services.clock(),
): Promise<string> => {
  const token = randomUUID()
  await services.emailLinks.issue({ kind: 'check', user_id: randomUUID(), email }, token, now)
  return token
}

/** @returns the token of a session. @param organisation none leaves it without a name */
export const openCheck = async (
  stack: Pick<Stack, 'services' | 'invoke'>,
  organisation = 'Mayo Hospital',
  email?: string,
): Promise<string> => {
  const opened = await stack.invoke('checkers.open', { body: { token: await checkLink(stack, email) } })
  const { token } = opened.body.data
  if (organisation) await stack.invoke('checkers.name', { token, body: { organisation } })
  return token
}
