/** Where a person was when the session ended; the dashboard's first button leads back there. */

const key = 'return-to'

/**
 * A path of this site, or null (security T25): exactly one leading slash, no backslash, no control characters, and
 * not a page of the sign-in itself.
 */
export const safePath = (text: string | null): string | null => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused
  if (!text || !/^\/(?!\/)[^\\\u0000-\u0020\u007F]*$/.test(text)) return null
  return text === '/' || /^\/(auth|admin)(\/|$)/.test(text) ? null : text
}

/** @param account the id of the person who was there; somebody else who signs in is not led to it. */
export const rememberPlace = (path: string, account: string | null): void => {
  if (safePath(path)) sessionStorage.setItem(key, JSON.stringify({ path, account }))
}

/** The remembered path, when it may be this account's. */
export const rememberedPlace = (account: string): string | null => {
  try {
    const place = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
      path: string
      account: string | null
    } | null
    return place && (place.account === null || place.account === account) ? safePath(place.path) : null
  } catch {
    return null
  }
}

export const forgetPlace = (): void => sessionStorage.removeItem(key)
