import { correctionText } from '#shared/rules/correctable.ts'
import { returnEmail } from '#shared/rules/return-email.ts'
import type { Correction } from './corrections.ts'

/** The email, and what the applicant then reads in the portal. */
export const ReturnPreview = ({ corrections }: { corrections: Correction[] }) => (
  <section className="return-preview" aria-labelledby="preview">
    <h3 id="preview">The applicant will read</h3>
    <p>
      Email “{returnEmail.subject}”: {returnEmail.text.replace(/:$/, '.')}
    </p>
    {corrections.length === 0 ? (
      <p>No items chosen yet.</p>
    ) : (
      <>
        <p>
          In the portal: the council asked you to change{' '}
          {corrections.length === 1 ? '1 thing' : `${corrections.length} things`}:
        </p>
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
