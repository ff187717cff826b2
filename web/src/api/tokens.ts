/** The session tokens in the browser's local storage; docs/decisions/accounts/0021-a-token-names-a-session.md says what guards them. */
import type { Access } from '#shared/kit/endpoint.ts'

const keys = { applicant: 'token', staff: 'admin_token', checker: 'check_token' } as const
type Holder = keyof typeof keys

/** The token for calls of this access, or null. */
export const tokenFor = (access: Access): string | null =>
  access === 'public' ? null : localStorage.getItem(keys[access])

export const keepToken = (holder: Holder, token: string): void => localStorage.setItem(keys[holder], token)

export const clearToken = (holder: Holder): void => localStorage.removeItem(keys[holder])

const deviceKey = 'device'

/** The marker by which the service recognises the browser at the next sign-in; it stays after signing out. */
export const deviceMarker = (): string | null => localStorage.getItem(deviceKey)

export const keepDeviceMarker = (marker: string): void => localStorage.setItem(deviceKey, marker)

/** Tells when another tab has stored something, or cleared everything. Returns the unsubscriber. */
const onStored = (key: string, listener: () => void): (() => void) => {
  const changed = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

/** Tells when another tab signs in or out. Returns the unsubscriber. */
export const onTokenChange = (holder: Holder, listener: (token: string | null) => void): (() => void) =>
  onStored(keys[holder], () => listener(tokenFor(holder)))

const signedOutKeys = {
  applicant: 'signed_out_at',
  staff: 'admin_signed_out_at',
  checker: 'check_left_at',
} as const

/** Tells the other tabs that somebody has signed out: a token is also cleared when a session expires, and typing stays then. */
export const noteSignOut = (holder: Holder): void =>
  localStorage.setItem(signedOutKeys[holder], String(Date.now()))

/** When somebody signed out in this browser, in ms since 1970; 0 for never. */
export const lastSignOut = (holder: Holder): number => Number(localStorage.getItem(signedOutKeys[holder]))

/** Tells when somebody signs out in another tab. Returns the unsubscriber. */
export const onSignOut = (holder: Holder, listener: () => void): (() => void) =>
  onStored(signedOutKeys[holder], listener)
