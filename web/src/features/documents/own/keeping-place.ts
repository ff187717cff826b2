import type { CSSProperties } from 'react'

/** Takes something away without moving what is below it: the second press of a double tap on Upload must not meet Cancel. */
export const keepingPlace = (away: boolean): CSSProperties => ({ visibility: away ? 'hidden' : 'visible' })
