import '#web/theme/register/register.scss'
import { paths } from '#shared/paths.ts'
import { CardLayout } from './card-layout.tsx'

/** Pages of the public register: wide enough for its tables, and the same whoever is signed in. */
export const RegisterLayout = () => <CardLayout home={paths.start} className="register" />
