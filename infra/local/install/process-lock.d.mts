export declare const takeLock: (
  file: string,
) => { unlock: () => void; heldBy?: undefined } | { unlock?: undefined; heldBy: number }
