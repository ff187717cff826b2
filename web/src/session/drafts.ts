/** What was typed and not yet saved, kept in this tab only: shop computers are shared. */

export interface Draft {
  /** When it was kept, in ms since 1970. */
  at: number
  values: Record<string, unknown>
}

export interface DraftStore {
  read: (account: string, form: string) => Draft | null
  keep: (account: string, form: string, values: Record<string, unknown>) => void
  drop: (account: string, form: string) => void
  /** On log out: every draft of every account. */
  dropAll: () => void
}

type Cupboard = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

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
export const createDraftStore = (cupboard: () => Cupboard, now: () => number): DraftStore => ({
  read: (account, form) => parse(cupboard().getItem(keyOf(account, form))),
  keep: (account, form, values) => {
    try {
      cupboard().setItem(keyOf(account, form), JSON.stringify({ at: now(), values }))
    } catch {
      // A full or forbidden storage must not stop anybody from typing.
    }
  },
  drop: (account, form) => cupboard().removeItem(keyOf(account, form)),
  dropAll: () => {
    const store = cupboard()
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index))
    for (const key of keys) if (key?.startsWith(prefix)) store.removeItem(key)
  },
})

export const drafts = createDraftStore(() => sessionStorage, Date.now)
