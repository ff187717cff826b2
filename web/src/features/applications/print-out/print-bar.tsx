import { useState } from 'react'
import { usePrintJob } from './use-print-job.ts'

interface PrintBarProps {
  /** Printing is what its applicant does next. */
  primary: boolean
}

/** Stays in view above the sheets; it is not printed. */
export const PrintBar = ({ primary }: PrintBarProps) => {
  const print = usePrintJob()
  const [preparing, setPreparing] = useState(false)
  const press = async () => {
    if (preparing) return
    setPreparing(true)
    await print()
    setPreparing(false)
  }
  return (
    <div className="print-bar">
      <button
        type="button"
        className={`btn ${primary ? 'btn-primary' : 'btn-secondary'}`}
        aria-disabled={preparing || undefined}
        onClick={() => void press()}
      >
        {preparing ? 'Preparing…' : 'Print Application Form'}
      </button>
    </div>
  )
}
