/** Unsaved text, kept in this tab only, because many people share a computer. */

interface Draft {
  /** When it was kept, in ms since 1970. */
  at: number
  values: Record<string, unknown>
}

interface DraftStore {
  read: (account: string, form: string) => Draft | null
  keep: (account: string, form: string, values: Record<string, unknown>) => void
  drop: (account: string, form: string) => void
  /** When somebody is signed in: every draft of anybody else, guests included. */
  dropOthers: (account: string) => void
  /** When a page opens: every draft from before somebody has signed out in another tab. @param at in ms since 1970 */
  dropKeptUntil: (at: number) => void
  /** On log out: every draft of every account. */
  dropAll: () => void
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'draft:'
const keyOf = (account: string, form: string): string => `${prefix}${account}:${form}`

const parse = (text: string | null): Draft | null => {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null
    return draft && typeof draft.at === 'number' && typeof draft.values === 'object' ? draft : null
  } catch {
    return null
  }
}

/** @param now the clock, in ms since 1970. */
export const createDraftStore = (storage: () => DraftStorage, now: () => number): DraftStore => {
  const dropWhere = (isDropped: (key: string) => boolean) => {
    const store = storage()
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index))
    for (const key of keys) if (key?.startsWith(prefix) && isDropped(key)) store.removeItem(key)
  }
  return {
    read: (account, form) => parse(storage().getItem(keyOf(account, form))),
    keep: (account, form, values) => {
      try {
        storage().setItem(keyOf(account, form), JSON.stringify({ at: now(), values }))
      } catch {
        // A full or forbidden storage must not stop anybody from typing.
      }
    },
    drop: (account, form) => storage().removeItem(keyOf(account, form)),
    dropOthers: (account) => dropWhere((key) => !key.startsWith(keyOf(account, ''))),
    dropKeptUntil: (at) => dropWhere((key) => (parse(storage().getItem(key))?.at ?? 0) <= at),
    dropAll: () => dropWhere(() => true),
  }
}

export const drafts = createDraftStore(() => sessionStorage, Date.now)
