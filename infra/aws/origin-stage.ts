/** The label of a version of the origin secret in Secrets Manager; the first one is the version that was generated with the secret. */
export const originStage = (number: number): string | undefined =>
  number === 1 ? undefined : `origin-${number}`
