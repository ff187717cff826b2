/** The path a person was on when the session ended; the first button of the dashboard links to it. */

const key = 'return-to'

/**
 * A path of this site, or null: exactly one leading slash, no backslash, no control characters, and
 * no page of the sign-in itself.
 */
export const safePath = (text: string | null): string | null => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused
  if (!text || !/^\/(?!\/)[^\\\u0000-\u0020\u007F]*$/.test(text)) return null
  return text === '/' || /^\/(auth|admin)(\/|$)/.test(text) ? null : text
}

/** Where somebody who opens an account, or signs in, wants to get, as the address says it (`registerOnTheWayTo`). Null where it names no page of theirs. */
export const nextPath = (search: string): string | null => safePath(new URLSearchParams(search).get('next'))

/** @param account the id of the person who was there: nobody else is offered the path; null when nobody was signed in. */
export const rememberInterruptedPath = (path: string, account: string | null): void => {
  if (safePath(path)) sessionStorage.setItem(key, JSON.stringify({ path, account }))
}

/** The remembered path, unless it is another account's. */
export const interruptedPathOf = (account: string): string | null => {
  try {
    const remembered = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
      path: string
      account: string | null
    } | null
    return remembered && (remembered.account === null || remembered.account === account)
      ? safePath(remembered.path)
      : null
  } catch {
    return null
  }
}

export const forgetInterruptedPath = (): void => sessionStorage.removeItem(key)
