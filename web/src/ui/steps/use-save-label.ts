import { useSession } from '#web/session/session-context.ts'
import { useReturnPath } from '#web/ui/form/return-path.ts'

/**
 * The save button of a step that is filled in for the first time says "Save and continue".
 * @param record null for a new one
 */
export const useSaveLabel = (record: unknown): string | undefined => {
  const { user } = useSession()
  const returnPath = useReturnPath('')
  return record === null && !user.application_form && !returnPath ? 'Save and continue' : undefined
}
