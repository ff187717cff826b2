import '#web/theme/certificates/letter.scss'
import type { ReactNode } from 'react'
import type { PaperInLog } from '#shared/register/records/own-history.ts'
import { certificateWording, councilName, type ProposedPaper } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { CouncilContact } from '#web/ui/page/council-contact.tsx'
import emblem from '#web/ui/page/emblem.svg'
import { QrCode } from '#web/ui/qr-code.tsx'
import { inLog } from './in-log.ts'

/** "portal.council.example/verify": what people compare with the bar of their browser. */
const shownAddress = (address: string): string => address.replace(/^https?:\/\//, '').replace(/#.*$/, '')

interface LetterSheetProps {
  title: string
  /** The address in the QR code. */
  code: string
  /** Where its entry stands in the public log. */
  log?: PaperInLog | undefined
  /** What the council says, beside the code. */
  said: ReactNode
  /** The facts. */
  children: ReactNode
  proposed?: ProposedPaper
}

/** A letter as it is printed, on the council's paper, with the code with which any office can check it. */
export const LetterSheet = ({ title, code, log, said, children, proposed }: LetterSheetProps) => {
  const council = useCouncil()
  const words = certificateWording(proposed ?? council?.certificate)
  return (
    <section className={`letter paper-${words.colour}`} aria-labelledby="letter">
      <div className="letter-head">
        <img src={`${emblem}#${words.colour}`} alt="" />
        <div>
          <p className="letter-council">{councilName(proposed ?? council)}</p>
          {words.name_ur && <Typed as="p">{words.name_ur}</Typed>}
          {words.letter_line && <Typed as="p">{words.letter_line}</Typed>}
        </div>
      </div>
      <h2 id="letter">{title}</h2>
      {said}
      <div className="letter-facts">{children}</div>
      {words.letter_words && <Typed as="p">{words.letter_words}</Typed>}
      <div className="letter-foot">
        <div>
          <p>
            Scan the code, or open {shownAddress(code)}, to see whether this paper is genuine and what the
            register says today. The portal has written it; it needs no signature by hand.
          </p>
          {log && <p>Public log of the register: {inLog(log)}.</p>}
          <CouncilContact />
        </div>
        <div className="letter-code">
          <QrCode text={code} label="QR code by which this letter is checked" />
        </div>
      </div>
    </section>
  )
}
