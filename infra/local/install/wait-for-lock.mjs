import { takeLock } from './process-lock.mjs'

const looksEachMs = 200
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, looksEachMs)

/** Takes a lock, as soon as no other process holds it. Returns the function that gives it back. */
export function waitForLock(file) {
  let isTold = false
  for (;;) {
    const { unlock, heldBy } = takeLock(file)
    if (unlock) return unlock
    if (heldBy && !isTold)
      console.log(`Another command is installing (process ${heldBy}); waiting for it ...`)
    isTold ||= heldBy > 0
    pause()
  }
}
