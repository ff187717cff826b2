import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'

/** For whom registration is, above its form. */
export const WhoRegisters = () => (
  <p>
    For pharmacists with B Pharm / Pharm D who apply for registration or renewal.{' '}
    <Link to={paths.start}>What you need, the fee and how long it takes</Link>
  </p>
)
