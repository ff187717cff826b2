import { createContext, useContext, useEffect } from 'react'

export interface LeaveGuard {
  /** Says whether the page has unsaved changes, and whether a draft of them is kept. */
  set: (unsaved: boolean, kept: boolean) => void
  /** Leaves at once, or asks first when something is unsaved. */
  ask: (leave: () => void, question?: string) => void
  /** Loads the page again: at once where a draft is kept, which it opens with, and else asks first. */
  reload: () => void
}

export const LeaveGuardContext = createContext<LeaveGuard>({
  set: () => undefined,
  ask: (leave) => leave(),
  reload: () => window.location.reload(),
})

/** For buttons that leave the page, such as Log out: `ask(() => session.signOut())`. Links are watched already. */
export const useAskBeforeLeaving = (): LeaveGuard['ask'] => useContext(LeaveGuardContext).ask

export const useReload = (): LeaveGuard['reload'] => useContext(LeaveGuardContext).reload

/** While `unsaved`, closing the tab and following a link ask first. */
export const useLeaveGuard = (unsaved: boolean, kept: boolean): void => {
  const { set } = useContext(LeaveGuardContext)
  useEffect(() => {
    set(unsaved, kept)
    return () => set(false, false)
  }, [set, unsaved, kept])
}
