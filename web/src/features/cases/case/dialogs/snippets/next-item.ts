/**
 * The item of a menu to which a key moves the focus: arrows, Home, End, or the first letter; none for other keys.
 * @param place of the focused item; -1 if there is none
 */
export const nextItem = <T extends { textContent: string | null }>(
  items: readonly T[],
  place: number,
  key: string,
): T | undefined => {
  const count = items.length
  if (key === 'ArrowDown') return items[(place + 1) % count]
  if (key === 'ArrowUp') return items[(Math.max(place, 0) - 1 + count) % count]
  if (key === 'Home') return items[0]
  if (key === 'End') return items[count - 1]
  if (key.length !== 1 || key === ' ') return undefined
  const fromNext = [...items.slice(place + 1), ...items.slice(0, place + 1)]
  return fromNext.find(({ textContent }) => textContent?.toLowerCase().startsWith(key.toLowerCase()))
}
