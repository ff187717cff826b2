import { dayInKarachi, formatDate } from '#shared/kit/format.ts'

export const timeInKarachi = (instant: string): string =>
  new Date(instant).toLocaleTimeString('en-GB', {
    ...{ timeZone: 'Asia/Karachi', hour: '2-digit', minute: '2-digit' },
  })

/** When the register answered, and where the council's page is: a forger may print a code that opens a page of their own. */
export const AskedAt = ({ at, page }: { at: string; page: string }) => (
  <>
    <p>
      The register answered on {formatDate(dayInKarachi(new Date(at)))} at {timeInKarachi(at)} (Pakistan
      time).
    </p>
    <p>
      Look at the address of this page: it must be <strong>{page.replace(/^https?:\/\//, '')}</strong>
    </p>
  </>
)
