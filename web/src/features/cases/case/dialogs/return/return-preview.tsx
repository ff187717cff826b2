import { correctionText } from '#shared/applications/rules/correctable.ts'
import { returnEmail } from '#shared/cases/rules/return-email.ts'
import type { Correction } from './corrections.ts'

/** The email, and what the applicant then reads in the portal. */
export const ReturnPreview = ({ corrections }: { corrections: Correction[] }) => (
  <section className="return-preview" aria-labelledby="preview">
    <h3 id="preview">The applicant will read</h3>
    <p>Email “{returnEmail.subject}”, and the same list in the portal:</p>
    {corrections.length === 0 ? (
      <p>No items chosen yet.</p>
    ) : (
      <>
        <p>{returnEmail.text(corrections.length)}</p>
        <ul>
          {corrections.map((correction) => (
            <li key={correction.item} dir="auto">
              {correctionText(correction)}
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
)
