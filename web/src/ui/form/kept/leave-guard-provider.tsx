import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type LeaveGuard, LeaveGuardContext } from './leave-guard.ts'

const keptText = 'Your changes are not saved. What you typed is kept in this tab until you log out.'
const lostText = 'Your changes are not saved and will be lost.'

/** The address of a plain click on a link that stays on this site and leaves this page, or null. */
const leavingTo = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!plain || !link?.href || link.target || link.hasAttribute('download')) return null
  const to = new URL(link.href)
  const here = window.location
  if (to.origin !== here.origin || (to.pathname === here.pathname && to.search === here.search)) return null
  return to.pathname + to.search + to.hash
}

/** Asks before unsaved changes are left. `BrowserRouter` has no blocker, so this watches the clicks on links itself. */
export const LeaveGuardProvider = ({ children }: { children: ReactNode }) => {
  const navigate = useNavigate()
  const watched = useRef({ unsaved: false, kept: false })
  const [question, setQuestion] = useState<{ leave: () => void; text: string } | null>(null)

  const ask = useCallback((leave: () => void, text?: string) => {
    const { unsaved, kept } = watched.current
    if (unsaved) setQuestion({ leave, text: text ?? (kept ? keptText : lostText) })
    else leave()
  }, [])

  const reload = useCallback(() => {
    const leave = () => {
      watched.current.unsaved = false
      window.location.reload()
    }
    if (watched.current.kept) leave()
    else ask(leave)
  }, [ask])

  useEffect(() => {
    const clicked = (event: MouseEvent) => {
      const to = watched.current.unsaved ? leavingTo(event) : null
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      ask(() => navigate(to))
    }
    const unloading = (event: BeforeUnloadEvent) => {
      if (watched.current.unsaved) event.preventDefault()
    }
    // Runs before React's own listener, which is on the root element.
    document.addEventListener('click', clicked, true)
    window.addEventListener('beforeunload', unloading)
    return () => {
      document.removeEventListener('click', clicked, true)
      window.removeEventListener('beforeunload', unloading)
    }
  }, [ask, navigate])

  const guard = useMemo<LeaveGuard>(
    () => ({
      set: (unsaved, kept) => {
        watched.current = { unsaved, kept }
      },
      ask,
      reload,
    }),
    [ask, reload],
  )
  const stay = () => setQuestion(null)

  return (
    <LeaveGuardContext value={guard}>
      {children}
      <Dialog open={question !== null} title="Leave without saving?" onClose={stay}>
        <p>{question?.text}</p>
        <div className="dialog-actions">
          <Button look="primary" onClick={stay}>
            Stay on this page
          </Button>
          <Button
            onClick={() => {
              stay()
              question?.leave()
            }}
          >
            Leave this page
          </Button>
        </div>
      </Dialog>
    </LeaveGuardContext>
  )
}
