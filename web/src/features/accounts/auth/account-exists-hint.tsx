import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { ApiFailure } from '#web/api/api-failure.ts'

/** Links for somebody whose CNIC or e-mail address already has an account. */
export const AccountExistsHint = ({ failure }: { failure: ApiFailure | null }) =>
  failure?.errors?.cnic || failure?.errors?.email ? (
    <p className="banner-note">
      <Link to={paths.login}>Sign in</Link> or <Link to={paths.forgotPassword}>reset your password</Link>.
    </p>
  ) : null
