/** Whether single keys work on this computer; they can be switched off (WCAG 2.1.4). */
const storageKey = 'review-keys'
export const keysEnabled = (): boolean => localStorage.getItem(storageKey) !== 'off'
export const enableKeys = (on: boolean): void => localStorage.setItem(storageKey, on ? 'on' : 'off')

/** In text fields, lists and dialogs letters are typed and are not commands. */
export const takesTyping = (target: Element): boolean =>
  target.closest('dialog, select, textarea, input:not([type="checkbox"])') !== null
