/** The page of a member of staff when the session ended; after signing in again the same person returns there. */

const key = 'staff-return-to'

/** A page of the staff area but not of its sign-in: one slash at the beginning, no backslash, no control characters. */
const safeStaffPath = (path: unknown): string | null =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused
  typeof path === 'string' && /^\/admin\/(?!auth(\/|$))[^\\\u0000-\u0020\u007F]*$/.test(path) ? path : null

/** @param staffId null when the end of the session was noticed before its person was known. */
export const rememberStaffPath = (path: string, staffId: string | null): void => {
  if (safeStaffPath(path)) sessionStorage.setItem(key, JSON.stringify({ path, staffId }))
}

/** The remembered path, unless it is somebody else's. */
export const staffPathOf = (staffId: string): string | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { path: string; staffId: string | null }
    return kept.staffId === null || kept.staffId === staffId ? safeStaffPath(kept.path) : null
  } catch {
    return null
  }
}

export const forgetStaffPath = (): void => sessionStorage.removeItem(key)
