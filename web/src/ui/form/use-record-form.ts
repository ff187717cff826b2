import { useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FieldErrors } from '#shared/kit/errors.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { asFormErrors, messagesOf, resolverOf } from './form-resolver.ts'
import { useLeaveGuard } from './kept/leave-guard.ts'
import { type DraftNotice, type DraftOptions, useDraft } from './kept/use-draft.ts'
import { newIdempotencyKey } from './use-attempt-key.ts'

export interface RecordFormOptions<S extends z.ZodMiniType, T> {
  schema: S
  /** A value for every field of the form, in the order of the screen; error lines follow it. Read once. */
  defaults: { [K in keyof z.input<S>]?: unknown }
  draft?: DraftOptions
  /** Rules that depend on the day, such as those of `#shared/kit/dates.ts`. */
  check?: (values: Partial<z.output<S>>) => FieldErrors
  /** Gets the parsed values; throws `ApiFailure`. The key is the same until a save succeeds. */
  save: (values: z.output<S>, keys: { idempotencyKey: string }) => Promise<T>
  /** Nothing counts as unsaved any more: put the record into the session and navigate. */
  onSaved: (result: T) => void
  /** After a save that did not succeed. */
  onFailed?: (failure: ApiFailure) => void
  /**
   * [Load the saved version] after a 412: put `current` into the session, so that the next save carries its version.
   * The form then shows what is returned here, or the members of `current` that have a field.
   */
  // biome-ignore lint/suspicious/noExplicitAny: the record of the endpoint that `save` calls
  // biome-ignore lint/suspicious/noConfusingVoidType: `(record) => session.setApplicant(record)` is enough
  onLoadSaved?: (current: any) => FieldValues | void
  /**
   * After a 412 the saved version is loaded at once, below what was changed here: only fields that were not changed take the
   * saved value. Needs `onLoadSaved`.
   */
  keepsChanges?: boolean
  /** False where leaving with unsaved text needs no question (sign-in). */
  guardLeaving?: boolean
}

/** The form that `RecordForm` renders. */
export interface RecordFormState {
  form: UseFormReturn
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>
  saving: boolean
  failure: ApiFailure | null
  /** Messages by field, in the order of `defaults`. */
  errors: FieldErrors
  /** Counts failed attempts. */
  attempt: number
  draftNotice: DraftNotice | null
  loadSaved: () => void
  /** Whether a saved version of somebody else was loaded below what was changed here. */
  wasMerged: boolean
  /** Called when the typed text is no longer needed. */
  discard: () => void
}

/** The hook behind every form: validation on submit, errors, drafts, the question before leaving, an idempotency key. */
export const useRecordForm = <S extends z.ZodMiniType, T>(
  options: RecordFormOptions<S, T>,
): RecordFormState => {
  const [defaults] = useState<FieldValues>(() => ({ ...options.defaults }))
  const form = useForm<FieldValues>({
    defaultValues: defaults,
    resolver: resolverOf(options.schema, options.check as (values: FieldValues) => FieldErrors),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const draft = useDraft(form, defaults, options.draft)
  void form.formState.dirtyFields // observed from the start, for `merge`
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [wasMerged, setMerged] = useState(false)
  const [saving, setSaving] = useState(false)
  const submitting = useRef(false)
  const idempotencyKey = useRef('')

  useLeaveGuard(form.formState.isDirty && options.guardLeaving !== false, Boolean(options.draft))

  const fail = (reason: ApiFailure) => {
    if (reason.status === 412 && options.keepsChanges) return merge(reason)
    for (const [name, error] of Object.entries(asFormErrors(reason.errors ?? {}))) form.setError(name, error)
    setFailure(reason)
    setAttempt((attempt) => attempt + 1)
    options.onFailed?.(reason)
  }

  const save = async (values: FieldValues) => {
    setFailure(null)
    setMerged(false)
    idempotencyKey.current ||= newIdempotencyKey()
    let result: T
    try {
      result = await options.save(values as z.output<S>, { idempotencyKey: idempotencyKey.current })
    } catch (thrown) {
      return fail(asFailure(thrown))
    }
    idempotencyKey.current = ''
    form.reset(form.getValues())
    draft.drop()
    options.onSaved(result)
  }

  const submit = async (event?: React.BaseSyntheticEvent) => {
    event?.preventDefault()
    if (submitting.current) return
    submitting.current = true
    setSaving(true)
    await form.handleSubmit(save, () => {
      setFailure(null)
      setAttempt((attempt) => attempt + 1)
    })(event)
    submitting.current = false
    setSaving(false)
  }

  const savedValues = (current: FieldValues): FieldValues =>
    options.onLoadSaved?.(current) ??
    Object.fromEntries(Object.keys(defaults).map((name) => [name, current[name] ?? defaults[name]]))

  /** The version of somebody else, below what was changed here. */
  const merge = (reason: ApiFailure) => {
    const typed = form.getValues()
    const { dirtyFields } = form.formState
    form.reset(savedValues(reason.current as FieldValues))
    for (const name of Object.keys(dirtyFields)) form.setValue(name, typed[name], { shouldDirty: true })
    setMerged(true)
  }

  const loadSaved = () => {
    const values = savedValues(failure?.current as FieldValues)
    draft.drop()
    form.reset(values)
    setFailure(null)
  }

  return {
    form,
    submit,
    saving,
    failure,
    errors: messagesOf(form.formState.errors, Object.keys(defaults)),
    attempt,
    draftNotice: draft.notice,
    loadSaved,
    wasMerged,
    discard: draft.drop,
  }
}
