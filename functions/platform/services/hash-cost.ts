/** What hashing a password costs. */
export interface HashCost {
  memoryInKib: number
  passes: number
  parallelism: number
}
