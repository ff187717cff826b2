import { type UsualDays, usualDaysInAll } from '#shared/staff/rules/usual-days.ts'

const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** How long it usually takes; nothing while the council has not said it of every step. */
export const UsualTime = ({ days }: { days: UsualDays }) => {
  const inAll = usualDaysInAll(days)
  if (inAll === null) return null
  return (
    <>
      <h2>How long it takes</h2>
      <p>
        Usually about {inDays(inAll)} from the day on which the council has your papers and your fee until the
        certificate is ready. It takes longer when something is missing or the council asks you to correct
        something. After you have signed in, the portal always shows where your application is.
      </p>
    </>
  )
}
