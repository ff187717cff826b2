import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { keysEnabled, takesTyping } from '#web/ui/office/review-keys.ts'

/** J opens the first case, while the focus is in no field and no dialog. */
export const useFirstCaseKey = (address: string | undefined): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (!address) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !keysEnabled()) return
      if (event.key.toLowerCase() !== 'j') return
      if (event.target instanceof Element && takesTyping(event.target)) return
      event.preventDefault()
      navigate(address)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [address, navigate])
}
