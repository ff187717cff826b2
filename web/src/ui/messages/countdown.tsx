import { useEffect, useState } from 'react'
import { waitingTime } from '#shared/kit/errors.ts'
import { useSaid } from './said.ts'

/** Whole seconds until `seconds` have passed since this was first shown; 0 when they have. */
export const useCountdown = (seconds: number): number => {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    setLeft(seconds)
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}

/** "Too many tries. Try again in 60 seconds": seen counting, spoken once. */
export const TooManyTries = ({ seconds }: { seconds: number }) => {
  const left = useCountdown(seconds)
  const said = useSaid()
  const message = (count: number) => said(`Too many tries. Try again in ${waitingTime(count)}`)
  return (
    <>
      <span className="visually-hidden">{message(seconds)}</span>
      <span aria-hidden="true">{left > 0 ? message(left) : said('You can try again now.')}</span>
    </>
  )
}
