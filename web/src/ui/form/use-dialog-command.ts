import { useAdminSession } from '#web/session/admin-session.tsx'
import { drafts } from '#web/session/drafts.ts'
import { useKeptValues } from './kept/use-kept-values.ts'
import { useAttemptKey } from './use-attempt-key.ts'
import { useSending } from './use-sending.ts'

/** Whether the dialog of this key has text that was neither sent nor discarded: it then opens again automatically. */
export const useBegunDialogs = (): ((key: string) => boolean) => {
  const { admin } = useAdminSession()
  return (key) => drafts.read(admin?.id ?? '', key) !== null
}

interface DialogCommand<T> {
  /** Names the dialog and the record that it belongs to. */
  key: string
  /** The values when the dialog opens; read once. */
  initial: T
  /** Throws `ApiFailure`. */
  send: (values: T, keys: { idempotencyKey: string }) => Promise<void>
  /** @param outdated the service has refused because somebody else was faster: what is shown below is out of date. */
  onClose: (outdated: boolean) => void
}

/** The command of a dialog of staff: what is typed stays in the tab until it is sent or discarded, and it is done once. */
export const useDialogCommand = <T extends Record<string, unknown>>({
  key,
  initial,
  send,
  onClose,
}: DialogCommand<T>) => {
  const { admin } = useAdminSession()
  const { values, change, isTyped, discard } = useKeptValues({ owner: admin?.id ?? '', key }, initial)
  const withKey = useAttemptKey()
  const sending = useSending(async () => {
    await withKey((idempotencyKey) => send(values, { idempotencyKey }))
    discard()
  })
  const { failure } = sending
  /** What a controlled field of a text takes. @param name on the wire, where it differs. */
  const field = <K extends keyof T & string>(key: K, name: string = key) => ({
    name,
    value: values[key] as T[K] & string,
    error: failure?.errors?.[name]?.join(', '),
    onValue: (value: string) => change({ [key]: value } as Partial<T>),
  })
  return {
    values,
    change,
    failure,
    field,
    sendCommand: sending.send,
    /** For `CommandDialog`. */
    dialog: {
      saving: sending.sending,
      problem: failure,
      isTyped,
      onSubmit: () => void sending.send(),
      onClose: () => {
        discard()
        onClose(failure?.status === 409)
      },
    },
  }
}
