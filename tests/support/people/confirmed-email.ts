/** Confirms the address of an account, as its owner does with the link of the welcome e-mail. */
import type { Services } from '#functions/services.ts'
import { call } from '#tests/support/portal/http-client.ts'
import { until } from '#tests/support/waiting/until.ts'

/** In this process: writes what the link writes. */
export const confirmEmailOf = async (services: Services, userId: string): Promise<void> => {
  const account = await services.accounts.read(userId)
  if (!account) throw new Error('There is no such account')
  if (!(await services.emailAddresses.confirm(account, services.clock())))
    throw new Error('The address could not be confirmed')
}

/** The token of the newest link to a page, in an e-mail to this address. */
const tokenSentTo = (base: string, address: string, page: 'confirm-email' | 'undo-email'): Promise<string> =>
  until(async () => {
    const { body } = await call(base, 'GET', `/__local/mail/${encodeURIComponent(address)}`)
    const texts = (body as { text: string }[]).map(({ text }) => text)
    return texts.map((text) => new RegExp(`/auth/${page}/([\\w-]{43})`).exec(text)?.[1]).find(Boolean)
  }, `an e-mail with a link to ${page}`)

/** Over the wire: opens the link of the newest e-mail. */
export const openEmailLink = async (
  base: string,
  address: string,
  page: 'confirm-email' | 'undo-email' = 'confirm-email',
) => {
  const token = await tokenSentTo(base, address, page)
  return call(base, 'POST', `/api/auth/${page}`, { body: { token } })
}
