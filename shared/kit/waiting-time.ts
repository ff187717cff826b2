/** How long somebody waits until they may try again. */

const longestInSeconds = 90
const longestInMinutes = 120

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** "1 second", "60 seconds", "5 minutes", "3 hours": always enough. */
export const waitingTime = (seconds: number): string => {
  if (seconds <= longestInSeconds) return counted(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes <= longestInMinutes ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour')
}
