/** The session tokens in the browser's local storage; docs/decisions/0023-token-in-browser-storage.md says what guards them. */
import type { Access } from '#shared/contract/endpoint.ts'

const keys = { applicant: 'token', staff: 'admin_token' } as const
type Holder = keyof typeof keys

/** The token for calls of this access, or null. */
export const tokenFor = (access: Access): string | null =>
  access === 'public' ? null : localStorage.getItem(keys[access])

export const keepToken = (holder: Holder, token: string): void => localStorage.setItem(keys[holder], token)

export const clearToken = (holder: Holder): void => localStorage.removeItem(keys[holder])

const deviceKey = 'device'

/** By this marker the service knows the browser when somebody signs in again; it stays after signing out. */
export const deviceMarker = (): string | null => localStorage.getItem(deviceKey)

export const keepDeviceMarker = (marker: string): void => localStorage.setItem(deviceKey, marker)

/** Tells when another tab signs in or out. Returns the unsubscriber. */
export const onTokenChange = (holder: Holder, listener: (token: string | null) => void): (() => void) => {
  const changed = (event: StorageEvent) => {
    if (event.key === keys[holder] || event.key === null) listener(tokenFor(holder))
  }
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
