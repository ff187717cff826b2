/** The tokens in browser storage, under the names the specification gives (section 4). */
import type { Access } from '#shared/contract/endpoint.ts'

const keys = { applicant: 'token', staff: 'admin_token' } as const
type Holder = keyof typeof keys

/** The token for calls of this access, or null. */
export const tokenFor = (access: Access): string | null =>
  access === 'public' ? null : localStorage.getItem(keys[access])

export const keepToken = (holder: Holder, token: string): void => localStorage.setItem(keys[holder], token)

export const clearToken = (holder: Holder): void => localStorage.removeItem(keys[holder])

/** Tells when another tab signs in or out. Returns the unsubscriber. */
export const onTokenChange = (holder: Holder, listener: (token: string | null) => void): (() => void) => {
  const heard = (event: StorageEvent) => {
    if (event.key === keys[holder] || event.key === null) listener(tokenFor(holder))
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
