import type { RefObject } from 'react'
import { type KeyList, KeysDialog } from '#web/ui/office/keys-dialog.tsx'
import { useKeysState, usePageKeys } from '#web/ui/office/use-page-keys.ts'

const keyList: KeyList = [
  ['J', 'Next row'],
  ['K', 'Previous row'],
  ['Enter', 'Open the application'],
  ['X', 'Select the row, or take it off'],
  ['/', 'Find an application'],
  ['Ctrl+K', 'Go to any application, entry or page'],
  ['?', 'Show this list'],
]

/** The keys of the list, and the dialog that names them. @param list with the links of its rows */
export const QueueKeys = ({ list }: { list: RefObject<HTMLElement | null> }) => {
  const { on, listOpen, setListOpen, enable } = useKeysState()
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('.queue-link') ?? [])]
  const focusedRow = () => document.activeElement?.closest('tr')
  /** From outside of the list to its first row, and never past an end. */
  const move = (by: 1 | -1) => {
    const all = links()
    const at = all.findIndex((link) => link.closest('tr') === focusedRow())
    all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))]?.focus()
  }
  usePageKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => focusedRow()?.querySelector<HTMLElement>('.queue-select input')?.click(),
    '/': () => document.getElementById('q')?.focus(),
    '?': () => setListOpen(true),
  })
  if (!listOpen) return null
  return <KeysDialog keys={keyList} on={on} onSwitch={enable} onClose={() => setListOpen(false)} />
}
