import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { drafts } from '#web/session/drafts.ts'
import { useAccountId } from '#web/session/session-context.ts'

/** The draft of a form of staff: it belongs to who is signed in. */
export const useStaffDraft = (key: string): DraftOptions => ({ key, owner: useAdminSession().admin?.id })

export interface DraftOptions {
  /** Names the form, and the record where a form serves several. */
  key: string
  /** The owner of the draft; by default the applicant. */
  owner?: string | undefined
  /** Values that are never kept: photos and passwords. */
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

/** Values that differ from the form as it opens; the others may be newer when it opens again. */
const changed = (values: FieldValues, defaults: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, defaults[name])))

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const clock = (at: number): string => new Date(at).toTimeString().slice(0, 5)

/** Keeps what is typed in the tab, and puts it back when the form opens again. */
export const useDraft = (form: UseFormReturn, defaults: FieldValues, draft: DraftOptions | undefined) => {
  const account = useAccountId()
  const [owner] = useState(draft?.owner ?? account) // a draft belongs to the person who opened the form, even if the session ends in the meantime
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
        const typed = changed(without(values, omit), defaults)
        if (Object.keys(typed).length === 0) drafts.drop(owner, key)
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
