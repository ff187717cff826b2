import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { usePathInLanguage } from '#web/ui/language/language.ts'

/** Who was registered before the portal claims the number first: what the book knows is then asked nowhere. */
export const HaveNumber = () => (
  <section className="card" aria-labelledby="have-number">
    <h2 id="have-number">Do you already have a registration number?</h2>
    <p>
      Bring it into your account first. You then see your registration here and renew it, and your old
      certificate is not asked for again.
    </p>
    <div className="page-actions">
      <ButtonLink to={usePathInLanguage()(paths.claim)}>Yes, I have a number</ButtonLink>
    </div>
  </section>
)
