import { useAdminSession } from '#web/session/admin-session.tsx'
import type { DraftOptions } from './use-draft.ts'

/** The draft of a form of staff: it belongs to who is signed in. */
export const useStaffDraft = (key: string): DraftOptions => ({ key, owner: useAdminSession().admin?.id })
