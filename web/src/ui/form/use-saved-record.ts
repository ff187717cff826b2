import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type * as z from 'zod/mini'
import type { CallOptions } from '#web/api/http.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { usePreload } from '#web/ui/page/preload.ts'
import { useReturnPath } from './return-path.ts'
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts'

interface Answer<R> {
  data: R
  message?: string
}

type FormOptions<S extends z.ZodMiniType, T> = Pick<RecordFormOptions<S, T>, 'schema' | 'draft' | 'check'>

interface SavedRecordOptions<S extends z.ZodMiniType, R extends { version: number } | null>
  extends FormOptions<S, Answer<NonNullable<R>>> {
  /** The record to change, as it was loaded; null adds a new one. */
  record: R
  /** A value for every field, in the order of the screen. */
  defaultsOf: (record: R) => RecordFormOptions<S, unknown>['defaults']
  /** Creates where `saved` is null, else updates it; pass `options` on to the call. Throws `ApiFailure`. */
  save: (body: z.output<S>, saved: R, options: CallOptions) => Promise<Answer<NonNullable<R>>>
  /** Puts the record into the session. */
  keep?: (record: NonNullable<R>) => void
  /** The page to go to after saving, unless the address names one in `?return=`. */
  nextPath: string
}

/**
 * The form of an applicant's record, new or changed, based on `useRecordForm`. After saving, the record is put into
 * the session, the service's message is shown, and the page to return to opens, which learns whether it is new. If the record was changed elsewhere
 * in the meantime (412), "Load the saved version" shows that version, and the next save starts from it.
 */
export const useSavedRecord = <S extends z.ZodMiniType, R extends { version: number } | null>({
  record,
  defaultsOf,
  save,
  keep,
  nextPath,
  ...options
}: SavedRecordOptions<S, R>) => {
  const flash = useFlash()
  const navigate = useNavigate()
  const returnPath = useReturnPath(nextPath)
  usePreload(returnPath)
  const [saved, setSaved] = useState(record) // as it is on the server; newer than `record` after a 412

  const form = useRecordForm<S, Answer<NonNullable<R>>>({
    ...options,
    defaults: defaultsOf(record),
    save: (body, keys) => save(body, saved, saved ? { ifMatch: saved.version } : keys),
    onSaved: ({ data, message }) => {
      keep?.(data)
      if (message) flash.show(message)
      navigate(returnPath, record ? {} : { state: { goesOn: message } })
    },
    onLoadSaved: (current: NonNullable<R>) => {
      keep?.(current)
      setSaved(current)
      return defaultsOf(current)
    },
  })
  return { form, saved, returnPath }
}
