import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { drafts } from '#web/session/drafts.ts'
import { useAccountId } from '#web/session/session-context.ts'

export interface DraftOptions {
  /** Names the form, and the record where a form serves several. */
  key: string
  /** What is never kept: photos and passwords. */
  omit?: readonly string[]
}

/** Earlier typing was found; the person may discard it. */
export interface DraftNotice {
  /** Local time, `14:05`. */
  at: string
  discard: () => void
}

const without = (values: FieldValues, omit: readonly string[]): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !omit.includes(name)))

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const clock = (at: number): string => new Date(at).toTimeString().slice(0, 5)

/** Keeps what is typed in the tab, and puts it back when the form opens again. */
export const useDraft = (form: UseFormReturn, defaults: FieldValues, draft: DraftOptions | undefined) => {
  const account = useAccountId()
  const [owner] = useState(account) // a draft belongs to whoever opened the form, even when the session ends meanwhile
  const [keptAt, setKeptAt] = useState<number | null>(null)
  const { key, omit = [] } = draft ?? {}

  const drop = () => {
    if (key) drafts.drop(owner, key)
    setKeptAt(null)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (!key) return
    const found = drafts.read(owner, key)
    if (found) {
      form.reset({ ...defaults, ...without(found.values, omit) }, { keepDefaultValues: true })
      setKeptAt(found.at)
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = without(values, omit)
        if (same(typed, without(defaults, omit))) drafts.drop(owner, key)
        else drafts.keep(owner, key, typed)
      },
    })
  }, [])

  const notice: DraftNotice | null =
    keptAt === null
      ? null
      : {
          at: clock(keptAt),
          discard: () => {
            form.reset(defaults)
            drop()
          },
        }
  return { notice, drop }
}
