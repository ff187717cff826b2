import '#web/theme/certificates/letter.scss'
import type { ReactNode } from 'react'
import type { PaperInLog } from '#shared/register/records/own-history.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
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
}

/** A letter as it is printed, on the council's paper, with the code with which any office can check it. */
export const LetterSheet = ({ title, code, log, said, children }: LetterSheetProps) => (
  <section className="letter" aria-labelledby="letter">
    <div className="letter-head">
      <img src={emblem} alt="" />
      <p>{councilName(useCouncil())}</p>
    </div>
    <h2 id="letter">{title}</h2>
    {said}
    <div className="letter-facts">{children}</div>
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
