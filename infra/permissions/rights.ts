/** What a right is, and short ways to write rights down. */

export type TableAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem'
export type ObjectAction = 'GetObject' | 'GetObjectVersion' | 'PutObject' | 'DeleteObject'
export type SecretName = 'applicant-signing-key' | 'staff-signing-key' | 'pepper'

/** One action on one kind of thing. Prefixes end with `*`; a table's partition without one is a whole key. */
export type Right =
  | { on: 'table'; action: TableAction; partition: string }
  | { on: 'index'; partition: string }
  | { on: 'objects'; action: ObjectAction; prefix: string }
  | { on: 'list'; prefix: string }
  | { on: 'secret'; name: SecretName }
  | { on: 'mail' }

export const rows = (partition: string, ...actions: TableAction[]): Right[] =>
  actions.map((action) => ({ on: 'table', action, partition }))
export const files = (prefix: string, ...actions: ObjectAction[]): Right[] =>
  actions.map((action) => ({ on: 'objects', action, prefix }))
export const secret = (name: SecretName): Right => ({ on: 'secret', name })

export const person = 'USER#*'
export const staffMember = 'ADMIN#*'
export const roster = 'STAFF'

/** The person's partition with the session in it, the note that the session is in use, and the public keys. */
export const knowsCaller = (partition: string) => [
  ...rows(partition, 'Query', 'UpdateItem'),
  ...rows('VERIFICATION-KEYS', 'GetItem'),
]
