import { useState } from 'react'
import { usePrintJob } from './use-print-job.ts'

/** Stays in view above the sheets; it is not printed. */
export const PrintBar = () => {
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
        className="btn btn-primary"
        aria-disabled={preparing || undefined}
        onClick={() => void press()}
      >
        {preparing ? 'Preparing…' : 'Print Application Form'}
      </button>
    </div>
  )
}
